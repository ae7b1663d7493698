import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextWithArabic } from "./text-with-arabic.tsx";

function parts(text: string): readonly [whole: string, arabic: readonly string[]] {
  const { container } = render(<TextWithArabic text={text} />);
  const spans = [...container.querySelectorAll('[lang="ar"][dir="rtl"][translate="no"]')];
  return [container.textContent, spans.map(({ textContent }) => textContent)];
}

test.each([
  ["What is the meaning of this verse?", []],
  ["এই আয়াতের অর্থ কোনটি?", []],
  ["وَهُمۡ كَٰرِهُونَ", ["وَهُمۡ كَٰرِهُونَ"]],
  ["وَمِمَّا رَزَقۡنَٰهُمۡ ____ …", ["وَمِمَّا رَزَقۡنَٰهُمۡ ____ …"]],
  ["At-Tawbah 9:105 ends with “كُنتُمۡ تَعۡمَلُونَ”.", ["كُنتُمۡ تَعۡمَلُونَ"]],
  ["আত-তাওবা ৯:১০৫ শেষ হয়েছে “كُنتُمۡ تَعۡمَلُونَ” দিয়ে।", ["كُنتُمۡ تَعۡمَلُونَ"]],
  // A Bengali vowel sign before the Arabic belongs to the Bengali letter before it.
  ["এর মধ্যে যে ال রয়েছে, তা استغراق, أَحَدٌ، الصَّمَدُ।", ["ال", "استغراق", "أَحَدٌ، الصَّمَدُ"]],
])("%s keeps every letter, and its Arabic is marked", (text, arabic) => {
  expect(parts(text)).toEqual([text, arabic]);
});
