import { expect, test } from "vitest";
import { CORPUS, indexedVerses, SURAHS, VERSES } from "../../test/real-quran.ts";
import { indexCorpus } from "./corpus-index.ts";
import { isAskable } from "./indexed-verse.ts";
import { inOneGo } from "@daily-quran/steps/steps";

test("finds verses by surah and number", () => {
  expect(indexedVerses()).toHaveLength(6236);
  expect(CORPUS.verseAt(2, 1).position).toBe(7);
  expect(CORPUS.verseAt(114, 6).position).toBe(6235);
});

test.each([
  [2, 287],
  [1, 0],
  [115, 1],
])("has no verse %i:%i", (surah, verse) => {
  expect(() => CORPUS.verseAt(surah, verse)).toThrow(`The corpus has no verse ${surah}:${verse}`);
});

test("asks about verses that can't be confused with others", () => {
  expect(isAskable(CORPUS.verseAt(2, 43))).toBe(true);
  expect(indexedVerses().filter(isAskable)).toHaveLength(2350);
});

test.each([
  ["1:1 is the Basmala", 1, 1],
  ["27:30 holds the Basmala", 27, 30],
  ["1:2 stands inside 10:10 and others", 1, 2],
  ["55:13 is a refrain", 55, 13],
  ["2:1 is of separated letters", 2, 1],
  ["108:2 has three words", 108, 2],
  ["12:50 lacks a part in Bengali", 12, 50],
  ["26:34 quotes Pharaoh and is answered elsewhere", 26, 34],
  ["2:282 is too long to be one of four", 2, 282],
  ["8:65 is in doubt in Bengali", 8, 65],
  ["11:86 closes a quotation that another verse opens", 11, 86],
  ["79:18 opens a quotation within another one", 79, 18],
  ["11:82 breaks off in an added word", 11, 82],
  ["15:90 breaks off before its sentence ends", 15, 90],
  ["15:91 begins in the middle of a sentence", 15, 91],
  ["12:52 names in English, without brackets, whom the Arabic does not name", 12, 52],
  ["8:30 speaks of what Allah does to those who plot", 8, 30],
])("does not ask: %s", (_, surah, verse) => {
  const { verseOption, meaningOption } = CORPUS.verseAt(surah, verse);
  expect([verseOption, meaningOption]).toEqual([undefined, undefined]);
});

test("shows a verse whole, with its whole meaning under it", () => {
  const { verseOption, arabic, translations } = CORPUS.verseAt(9, 30);
  expect(verseOption).toMatchObject({ text: { en: arabic, bn: arabic }, meaning: translations });
});

test("shows no verse with a sign of division or prostration among others, but its meaning", () => {
  for (const [surah, verse] of [
    [2, 44],
    [7, 206],
  ] as const) {
    const { arabic, verseOption, meaningOption } = CORPUS.verseAt(surah, verse);
    expect(arabic).toMatch(/[۞۩]/u);
    expect([verseOption, meaningOption !== undefined]).toEqual([undefined, true]);
  }
});

test("prepares a verse once", () => {
  expect(CORPUS.verseOn(7)).toBe(CORPUS.verseAt(2, 1));
  expect(CORPUS.positionOf(2, 1)).toBe(7);
  expect([CORPUS.verseOn(-1), CORPUS.verseOn(6236)]).toEqual([undefined, undefined]);
});

test("has the words of a verse as it is written, and their keys", () => {
  const { words, wordKeys, bags, arabic } = CORPUS.verseAt(112, 1);
  expect([words.length, words.join(" ")]).toEqual([4, arabic]);
  expect(wordKeys).toEqual(["قل", "هو", "الله", "احد"]);
  // In English “is” twice; in Bengali also the empty word behind the last mark.
  expect(bags.map(({ from, to }) => to - from)).toEqual([4, 6, 5]);
});

test("keeps a verse prepared while others are asked for, and once all were", () => {
  const [first] = VERSES.filter(
    ({ surahNumber, verseNumber }) => surahNumber === 2 && verseNumber === 43,
  );
  const corpus = inOneGo(indexCorpus(VERSES.slice(0, 60), SURAHS));
  const asked = corpus.verseAt(2, 43);
  const option = asked.meaningOption;
  expect(option?.text.en).toBe(first?.translation);
  for (let position = 0; position < 60; position++) corpus.verseOn(position);
  expect(corpus.verseAt(2, 43)).toBe(asked);
  expect(asked.meaningOption).toBe(option);
});

test("can be interrupted before each verse", () => {
  let taken = 0;
  for (const _ of indexCorpus(VERSES, SURAHS)) taken++;
  expect(taken).toBe(6236);
});

test("needs the facts of every surah", () => {
  expect(() => inOneGo(indexCorpus(VERSES, SURAHS.slice(1)))).toThrow("No facts of surah 1");
});
