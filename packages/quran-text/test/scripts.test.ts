import { numbersOf } from "@daily-quran/quran/parts";
import { spanOfPart } from "@daily-quran/quran/borders";
import { SAJDAS } from "@daily-quran/quran/margins";
import { rangeOfWords, wordAt, wordsIn } from "@daily-quran/quran/scripts";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { expect, test } from "vitest";
import { indoPakLinesSource } from "../scripts/record-indo-pak-lines.ts";
import { passGate } from "../src/ingest/gate.ts";
import { readIndoPakPages } from "../src/indo-pak/read-indo-pak.ts";
import { VERSE_KEYS } from "../src/ingest/quran-verses.ts";
import { consonantsOf, holdScripts } from "../src/indo-pak/script-faults.ts";
import { verseKey } from "../src/verse-text.ts";
import { soundEditions } from "./sound-editions.ts";

const { arabic, indoPak } = soundEditions;
const textOf = (key: string): string => indoPak.verses[VERSE_KEYS.indexOf(key)]?.text ?? "";

/** The verses with another text for one of them. */
const changed = (key: string, change: (text: string) => string) =>
  indoPak.verses.map((verse) =>
    verseKey(verse) === key ? { ...verse, text: change(verse.text) } : verse,
  );

test("the print has 610 pages of 15 lines, and three of its own", () => {
  const lines = readIndoPakPages().map(({ length }) => length);
  expect(lines).toHaveLength(610);
  expect(lines.flatMap((count, at) => (count === 15 ? [] : [[at + 1, count]]))).toEqual([
    [1, 8],
    [2, 8],
    [610, 10],
  ]);
});

test("the table of its lines is what the pages give", async () => {
  await expect(indoPakLinesSource()).toMatchFileSnapshot(
    "../../quran/src/indo-pak-lines.generated.ts",
  );
});

test("al-Fatiha is counted with its Basmala, and its last verse is one", () => {
  const verses = [1, 2, 3, 4, 5, 6, 7].map((verse) => textOf(`1:${verse}`).normalize("NFC"));
  const printed = [
    "بِسْمِ اللّٰهِ الرَّحْمٰنِ الرَّحِيْمِ",
    "اَلْحَمْدُ لِلّٰهِ رَبِّ الْعٰلَمِيْنَۙ",
    "الرَّحْمٰنِ الرَّحِيْمِۙ",
    "مٰلِكِ يَوْمِ الدِّيْنِؕ",
    "اِيَّاكَ نَعْبُدُ وَاِيَّاكَ نَسْتَعِيْنُؕ",
    "اِهْدِنَا الصِّرَاطَ الْمُسْتَقِيْمَۙ",
    "صِرَاطَ الَّذِيْنَ اَنْعَمْتَ عَلَيْهِمْ࣢ۙ غَيْرِ الْمَغْضُوْبِ عَلَيْهِمْ وَلَا الضَّا࢜لِّيْنَࣖ",
  ];
  expect(verses).toEqual(printed.map((text) => text.normalize("NFC")));
});

test("what stands on a verse's ornament is of the verse that it closes", () => {
  expect(textOf("2:7").endsWith("عَظِيْمٌࣖ")).toBe(true);
  expect(textOf("2:8").startsWith("وَمِنَ")).toBe(true);
  // A madda that only Arabic Extended-B has.
  expect(textOf("2:1")).toBe("ال࢜مّ࢜ۚ");
});

test("no sign that turns the writing, and no number, is left", () => {
  const all = indoPak.verses.map(({ text }) => text).join("");
  expect(all).not.toMatch(/[\u202E\u06DD\u0660-\u0669\n]/u);
});

const refusal = (key: string, change: (text: string) => string) => () =>
  passGate({ ...indoPak, verses: changed(key, change) }, VERSE_KEYS);

test("the gate names a verse with another letter, and one with a stray sign", () => {
  expect(refusal("112:1", (text) => text.replace("اَحَدٌ", "اَحَدُ"))).toThrow(
    "ar-indopak 112:1: its letters are not the reviewed ones",
  );
  expect(refusal("1:7", (text) => `${text}\u202E`)).toThrow(
    "ar-indopak 1:7: holds the stray space U+202E",
  );
});

test("a consonant that is not the Uthmani one is named with its verse", () => {
  const verses = changed("112:2", (text) => text.replace("صّ", "سّ"));
  expect(() => holdScripts(arabic.verses, verses)).toThrow("112:2: للهلصمد, in Indo-Pak للهلسمد");
  expect(consonantsOf("الصَّلٰوةَ")).toBe(consonantsOf("ٱلصَّلَوٰةَ"));
});

const COUNTS = numbersOf("ruku").map((ruku) => {
  const { surah, verse } = verseOfOrdinal(spanOfPart("ruku", ruku).to);
  return `${surah}:${verse}`;
});

test("the print's ruku signs are the ends of our 556 ruku but for four", () => {
  const signs = indoPak.verses.filter(({ text }) => text.includes("\u08D6")).map(verseKey);
  expect(signs).toHaveLength(558);
  expect(signs.filter((key) => !COUNTS.includes(key))).toEqual([
    "26:51",
    "26:68",
    "28:82",
    "31:30",
  ]);
  expect(COUNTS.filter((key) => !signs.includes(key))).toEqual(["26:52", "26:69"]);
});

// U+06E9 in the text of the King Fahd complex, which is not quran-meta's source.
test("our places of prostration are where the Uthmani text has its sign", () => {
  const signs = arabic.verses.filter(({ text }) => text.includes("\u06E9")).map(verseKey);
  expect(SAJDAS.map(verseKey)).toEqual(signs);
  expect(signs).toHaveLength(15);
});

test("each word of a script has its own of the other, in all verses", () => {
  const apart: string[] = [];
  for (const [at, { text, ...place }] of arabic.verses.entries()) {
    const key = verseKey(place);
    const [one, other] = [text.split("\u0020"), (indoPak.verses[at]?.text ?? "").split("\u0020")];
    if (one.length !== other.length) apart.push(key);
    const reached = one.flatMap((word, index) => {
      const [first, last] = wordsIn("indopak", key, index);
      const letters = consonantsOf(other.slice(first, last + 1).join(""));
      expect([key, index, letters]).toEqual([key, index, lettersOf(key, word)]);
      return [first, last];
    });
    expect([key, new Set(reached).size]).toEqual([key, other.length]);
    const back = other.flatMap((_, index) => wordsIn("uthmani", key, index));
    expect([key, new Set(back).size]).toEqual([key, one.length]);
  }
  expect(apart).toEqual(["15:7", "27:20", "36:22", "37:130", "37:164", "41:47", "72:16"]);
});

/** What a word has in Indo-Pak: each part of the name in 37:130 stands for the whole, and 72:16 writes its nun. */
function lettersOf(key: string, word: string): string {
  if (key === "37:130" && /[إي]/u.test(word.charAt(0))) return "لسن";
  return key === "72:16" && word.startsWith("وَ") ? "نل" : consonantsOf(word);
}

test("words are found in a text by their number, and by their place", () => {
  const text = textOf("112:1");
  const range = rangeOfWords(text, [1, 2]);
  expect(text.slice(range.start, range.end)).toBe("هُوَ اللّٰهُ");
  expect([range.start, range.end - 1, 0, text.length].map((at) => wordAt(text, at))).toEqual([
    1, 2, 0, 3,
  ]);
});
