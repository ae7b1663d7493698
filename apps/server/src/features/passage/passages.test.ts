import type { Reading, Verse } from "@daily-quran/domain/reading";
import { type VersePassage, PlacedVerse } from "@daily-quran/domain/passage";
import { spanOfPart } from "@daily-quran/quran/borders";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import { expect, test } from "vitest";
import { ownContent } from "../../../test/own-content.ts";
import { parseDocument } from "../../content/ready-document.ts";
import { passageOfReadings } from "./passage-of-readings.ts";
import { passageDocument, readPassage, spanOfReference, versesDocument } from "./passages.ts";
import { PART_LISTS } from "./part-lists.ts";

const keysOf = ({ surahs }: VersePassage) =>
  surahs.flatMap(({ verses }) => verses.map((v) => `${v.surahNumber}:${v.verseNumber}`));

test("a verse is one object with its place, verses are a list", async () => {
  const one = parseDocument(await versesDocument({ content: ownContent }, "2:255", {}));
  const { day, juz, hizb, rub, ruku, manzil, page, ...verse255 } = PlacedVerse.parse(one);
  const read = ownContent.parseReading(20).surahs.flatMap(({ verses }) => verses);
  expect(verse255).toEqual(read.find(({ verseNumber }) => verseNumber === 255));
  expect([day, juz, hizb, rub, ruku, manzil, page]).toEqual([20, 3, 5, 17, 35, 1, 42]);
  const list = parseDocument(
    await versesDocument({ content: ownContent }, "2:255-257", {}),
  ) as PlacedVerse[];
  expect(list.map((verse) => [verse.verseNumber, verse.day, verse.page])).toEqual([
    [255, 20, 42],
    [256, 20, 42],
    [257, 21, 43],
  ]);
  expect(parseDocument(await versesDocument({ content: ownContent }, "2:255-255", {}))).toEqual([
    one,
  ]);
});

test("a document is made once", async () => {
  await passageDocument({ content: ownContent }, spanOfPart("surah", 108), {});
  const again = passageDocument({ content: ownContent }, spanOfPart("surah", 108), {});
  expect(again).not.toBeInstanceOf(Promise);
});

test("a surah, a juz and a page are whole, over days and surahs", async () => {
  const surah = await readPassage(ownContent, spanOfPart("surah", 2));
  expect(surah.surahs.map(({ number, verses }) => [number, verses.length])).toEqual([[2, 286]]);
  const juz = await readPassage(ownContent, spanOfPart("juz", 7));
  expect([keysOf(juz)[0], keysOf(juz).at(-1), keysOf(juz).length]).toEqual(["5:82", "6:110", 149]);
  // 1:7 to 2:1, and 2:2 to 2:3, both in the reading of day 1.
  const begun = await readPassage(ownContent, { from: 7, to: 8 });
  expect(begun.surahs.map(({ number, basmala }) => [number, basmala])).toEqual([
    [1, false],
    [2, true],
  ]);
  const later = await readPassage(ownContent, { from: 9, to: 10 });
  expect(later.surahs.map(({ number, basmala }) => [number, basmala])).toEqual([[2, false]]);
  const page = await readPassage(ownContent, spanOfPart("page", 604));
  expect(page.surahs.map(({ number, basmala }) => [number, basmala])).toEqual([
    [112, true],
    [113, true],
    [114, true],
  ]);
});

test.each([
  ["2:300", "There is no 2:300: surah 2 has 286 verses."],
  ["2:285-287", "There is no 2:285-287: surah 2 has 286 verses."],
  ["115:1", "There is no such verse: the Quran has 114 surahs."],
])("%s is not found, and the error says why", (reference, message) => {
  expect(() => spanOfReference(reference, "reference")).toThrow(
    expect.objectContaining({ code: "VERSE_NOT_FOUND", field: "reference", message }),
  );
});

const verse = (verseNumber: number, more: Partial<Verse>): Verse => ({
  number: verseNumber,
  surahNumber: 2,
  verseNumber,
  arabic: "ا",
  translation: "a",
  bengaliTranslation: "ক",
  transliteration: "a",
  ...more,
});
const surahOf = (verses: Verse[]): Reading["surahs"][number] => {
  const [surah] = ownContent.parseReading(1).surahs.slice(-1);
  if (!surah) throw new Error("Day 1 has no surah 2");
  return { ...surah, verses };
};
// One commentary on 2:24-26, over the border of days 1 and 2.
const run = { tafseer: "On three verses.", tafseerRange: { from: 24, to: 26 } };
const days: Reading[] = [
  { day: 1, readingTitle: "", tafseerEdition: "en-x", surahs: [surahOf([verse(24, run)])] },
  {
    day: 2,
    readingTitle: "",
    tafseerEdition: "en-x",
    surahs: [surahOf([verse(25, run), verse(26, { tafseerRef: 25 }), verse(27, {})])],
  },
];
const commentaries = (from: number, to: number) => {
  const span = { from: ordinalOfVerse(2, from), to: ordinalOfVerse(2, to) };
  const { surahs, tafseerEdition } = passageOfReadings(days, span);
  expect(tafseerEdition).toBe("en-x");
  return surahs[0]?.verses.map(({ verseNumber, tafseer, tafseerRange, tafseerRef }) =>
    tafseer ? [verseNumber, tafseer, tafseerRange] : [verseNumber, tafseerRef],
  );
};

test("a commentary stands once, with the first of its verses that is shown", () => {
  const { tafseer: text, tafseerRange: range } = run;
  expect(commentaries(24, 27)).toEqual([
    [24, text, range],
    [25, 24],
    [26, 24],
    [27, undefined],
  ]);
  expect(commentaries(26, 26)).toEqual([[26, text, range]]);
  expect(commentaries(25, 26)).toEqual([
    [25, text, range],
    [26, 25],
  ]);
});

test("the lists say where surahs, juz and pages begin and end", () => {
  const surahs = PART_LISTS.surah(ownContent);
  expect(surahs).toHaveLength(114);
  expect(surahs[1]).toMatchObject({
    number: 2,
    englishName: "Al-Baqarah",
    bengaliName: "আল-বাকারা",
    revelation: "medinan",
    verseCount: 286,
    firstDay: 1,
    lastDay: 24,
    firstJuz: 1,
    lastJuz: 3,
    firstPage: 2,
    lastPage: 49,
  });
  const juzs = PART_LISTS.juz();
  expect(juzs).toHaveLength(30);
  expect(juzs[29]).toEqual({
    juz: 30,
    first: { surahNumber: 78, verseNumber: 1 },
    last: { surahNumber: 114, verseNumber: 6 },
    verseCount: 564,
    firstDay: 290,
    lastDay: 300,
    firstPage: 582,
    lastPage: 604,
  });
  expect(PART_LISTS.hizb()[59]).toEqual({
    hizb: 60,
    first: { surahNumber: 87, verseNumber: 1 },
    last: { surahNumber: 114, verseNumber: 6 },
    verseCount: 288,
    firstDay: 295,
    lastDay: 300,
    firstPage: 591,
    lastPage: 604,
  });
  expect(PART_LISTS.rub()).toHaveLength(240);
  expect(PART_LISTS.rub()[4]).toMatchObject({
    rub: 5,
    first: { surahNumber: 2, verseNumber: 75 },
    last: { surahNumber: 2, verseNumber: 91 },
  });
  expect(PART_LISTS.ruku()).toHaveLength(556);
  expect(PART_LISTS.ruku()[3]).toEqual({
    ruku: 4,
    rukuOfSurah: 3,
    first: { surahNumber: 2, verseNumber: 21 },
    last: { surahNumber: 2, verseNumber: 29 },
    verseCount: 9,
    firstDay: 1,
    lastDay: 2,
    firstPage: 4,
    lastPage: 5,
  });
  const pages = PART_LISTS.page();
  expect(pages).toHaveLength(604);
  expect(pages[41]).toEqual({
    page: 42,
    first: { surahNumber: 2, verseNumber: 253 },
    last: { surahNumber: 2, verseNumber: 256 },
    verseCount: 4,
    juz: 3,
    day: 20,
  });
});

test.each([
  ["latin", "ulâʾika ʿalā hudam mir rabbihim"],
  ["bengali", "উলা~ইকা ‘আলা- হুদাম মির রাব্বিহিম"],
  ["scholarly", "ulāʾika ʿalā hudan min rabbihim"],
] as const)("a pronunciation is the style of the transliteration: %s", async (style, text) => {
  const wanted = { pronunciation: style };
  const read = parseDocument(await versesDocument({ content: ownContent }, "2:5", wanted));
  expect(read).toMatchObject({ transliteration: expect.stringContaining(text) });
});

test("the Indo-Pak script stands beside the Uthmani one where it is asked for", async () => {
  const [usual, uthmani, indoPak] = await Promise.all(
    ([undefined, "uthmani", "indopak"] as const).map(async (script) =>
      parseDocument(await versesDocument({ content: ownContent }, "112:1", { script })),
    ),
  );
  expect(usual).not.toHaveProperty("arabicIndoPak");
  expect(uthmani).toEqual(usual);
  expect(indoPak).toEqual({
    ...(usual as object),
    arabicIndoPak: "قُلْ هُوَ اللّٰهُ اَحَدٌۚ",
  });
});
