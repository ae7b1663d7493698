import { expect, test } from "vitest";
import { shortText } from "./short-text.ts";

test("a text that fits is left as it is", () => {
  expect(shortText("", 5)).toBe("");
  expect(shortText("After", 5)).toBe("After");
});

test("a longer one is cut and says so, without a space before the ellipsis", () => {
  expect(shortText("After Fajr", 5)).toBe("After…");
  expect(shortText("After Fajr", 6)).toBe("After…");
  expect(shortText("After Fajr", 7)).toBe("After F…");
});

test.each([
  ["a letter and its vowel mark", "ab\u0628\u064e", 3, "ab…"],
  ["a Bengali conjunct", "ab\u0995\u09cd\u09b7", 4, "ab…"],
  ["a family of one character", "ab👨‍👩‍👧", 6, "ab…"],
  ["a pair of surrogates", "ab🌙c", 3, "ab…"],
])("%s is not torn apart", (_, text, most, short) => {
  expect(shortText(text, most)).toBe(short);
});

test("a letter with hundreds of marks is cut at the limit, but a surrogate pair is not", () => {
  expect(shortText(`a${"\u0301".repeat(300)}`, 200)).toBe(`a${"\u0301".repeat(199)}…`);
  expect(shortText(`a${"\u{1e8d0}".repeat(300)}`, 200)).toBe(`a${"\u{1e8d0}".repeat(99)}…`);
});
