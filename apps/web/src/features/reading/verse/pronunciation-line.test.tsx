import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { pronunciation } from "../../../reader/pronunciation.ts";
import { transliteration } from "../../../reader/reading-preferences.ts";
import { render } from "../../../test/render.tsx";
import { PronunciationKey } from "./pronounced.tsx";
import { PronunciationLine } from "./pronunciation-line.tsx";

const STYLES = {
  scholarly: "ulāʾika ʿalā hudan min rabbihim",
  latin: "ulâʾika ʿalā hudam mir rabbihim",
  bengali: "উলা~ইকা ‘আলা- হুদাম মির রাব্বিহিম",
};

/** As it comes in a document of English, and in one of Bengali. */
const verse = {
  number: 5,
  surahNumber: 2,
  verseNumber: 5,
  arabic: "أُوْلَـٰٓئِكَ عَلَىٰ هُدٗى مِّن رَّبِّهِمۡ",
  translation: "a",
  bengaliTranslation: "ক",
  transliteration: STYLES.scholarly,
};
const bengaliVerse = { ...verse, transliteration: STYLES.bengali };

const line = () => {
  const found = document.querySelector("[data-line=transliteration]");
  return [found?.textContent, found?.getAttribute("lang")];
};
const isSpelled = () =>
  document.querySelector("[data-line=transliteration][data-spelled]") !== null;

const LATIN = [STYLES.latin, "ar-Latn"];
const SCHOLARLY = [STYLES.scholarly, "ar-Latn"];
const BENGALI = [STYLES.bengali, "bn"];

test.each([
  ["scholarly", SCHOLARLY],
  ["latin", LATIN],
  ["bengali", BENGALI],
] as const)("%s from either document, which is marked with it", async (style, shown) => {
  transliteration.set("shown");
  pronunciation.set(style);
  for (const given of [verse, bengaliVerse]) {
    const { unmount } = render(<PronunciationLine verse={given} />, { language: "bn" });
    await expect.poll(isSpelled).toBe(true);
    expect(line()).toEqual(shown);
    expect(document.documentElement.dataset["pronunciation"]).toBe(style);
    unmount();
  }
});

test("without a choice it is in Bengali letters on Bengali pages, and scholarly on English ones", async () => {
  transliteration.set("shown");
  const { unmount } = render(<PronunciationLine verse={verse} />, { language: "bn" });
  await expect.poll(line).toEqual(BENGALI);
  unmount();
  render(<PronunciationLine verse={verse} />);
  await expect.poll(isSpelled).toBe(true);
  expect(line()).toEqual(SCHOLARLY);
  act(() => pronunciation.set("latin"));
  await expect.poll(line).toEqual(LATIN);
});

test("a word with a hyphen is one piece, so that no line ends inside it", async () => {
  transliteration.set("shown");
  render(<PronunciationLine verse={verse} />, { language: "bn" });
  await expect.poll(line).toEqual(BENGALI);
  const words = document.querySelectorAll("[data-line=transliteration] > span");
  expect(Array.from(words, ({ textContent }) => textContent)).toEqual(["‘আলা-"]);
});

test("while it is hidden nothing is spelled", () => {
  render(<PronunciationLine verse={verse} />, { language: "bn" });
  expect([line(), isSpelled()]).toEqual([SCHOLARLY, false]);
});

test.each([
  ["en", "Key to the pronunciation", "from deep in the throat, with the voice", "ʿع"],
  ["bn", "উচ্চারণের চিহ্ন", "কণ্ঠনালির মাঝখান থেকে, চাপ দিয়ে", "‘ع"],
] as const)("the signs of the style are one tap away (%s)", async (language, name, about, sign) => {
  render(<PronunciationKey />, { language });
  await userEvent.click(screen.getByText(name));
  const row = (await screen.findByText(about)).closest("tr");
  expect(row?.querySelector("th")?.textContent).toBe(sign);
});
