import { expect, it } from "vitest";
import { findQuotations } from "./quotations.ts";

/** Surahs of an edition, each a list of verses. */
const verses = (...surahs: string[][]) =>
  surahs.flatMap((texts, surah) =>
    texts.map((text, verse) => ({ surah: surah + 1, verse: verse + 1, text })),
  );
const none = { overVerses: [], neverClosed: [], neverOpened: [] };

it("balances what opens and closes within a verse, one within another too", () => {
  const text = `Say, "He says, 'Be,' and it is." [Say], "Allah's, [Allah 's] and the brothers' sons."`;
  expect(findQuotations(verses([text, "And to 'Aad, and the people of Tubba'."]))).toEqual(none);
});

it("finds one that runs over verses, and the one within it", () => {
  expect(findQuotations(verses(['Say, "A,', "Say, 'B,", "And C.'\"", "D."]))).toEqual({
    ...none,
    overVerses: ["1:1-3", "1:2-3"],
  });
});

it("finds what is not closed before the next or before the surah's end", () => {
  expect(findQuotations(verses(['"A.', '"B." C."'], ['"D.'], ["E."]))).toEqual({
    ...none,
    neverClosed: ["1:1", "2:1"],
    neverOpened: ["1:2"],
  });
});
