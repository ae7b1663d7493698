import { INDO_PAK } from "@daily-quran/quran/indo-pak-lines";
import { MADANI, type Mushaf, printedLines, printedSpan } from "@daily-quran/quran/printed-lines";
import { partsOfVerse } from "@daily-quran/quran/scripts";
import { expect, test } from "vitest";
import { soundEditions } from "../../test/sound-editions.ts";
import { readIndoPakPages } from "../indo-pak/read-indo-pak.ts";
import { holdLines } from "./line-faults.ts";

const { arabic, indoPak } = soundEditions;
const { verses } = arabic;
const texts = {
  uthmani: verses.map(({ text }) => text),
  indopak: indoPak.verses.map(({ text }) => partsOfVerse(text)[0]),
};

/** The texts of the verses that are printed on a page. */
function textsOf(page: number, mushaf: Mushaf): string[] {
  const { from, to } = printedSpan(mushaf, page);
  return texts[mushaf.script].slice(from - 1, to);
}

/** The words of each line of a page, `\u06dd` for a verse's sign, and what else it may be. */
const written = (page: number, mushaf = MADANI): string[] =>
  printedLines(mushaf, page, textsOf(page, mushaf)).map((line) =>
    line.kind === "words"
      ? line.parts
          .flatMap(({ text, ends }) => [...(text ? [text] : []), ...(ends ? ["\u06dd"] : [])])
          .join(" ")
      : line.kind,
  );

test.each([MADANI, INDO_PAK])(
  "the lines of each page are its text to the letter, and all pages are the whole text: $script",
  (mushaf) => {
    const whole = mushaf.rows.map((_, at) =>
      written(at + 1, mushaf)
        .filter((line) => line !== "surah" && line !== "basmala")
        .join(" "),
    );
    expect(whole.join(" ")).toBe(texts[mushaf.script].map((text) => `${text} \u06dd`).join(" "));
  },
);

const letters = (line: string): string => line.replaceAll(/\P{L}/gu, "");

test("the Indo-Pak lines are those of its printed pages", () => {
  const apart = readIndoPakPages().flatMap((lines, at) => {
    const ours = written(at + 1, INDO_PAK);
    return lines.flatMap((line, index) => {
      const one = ours[index] ?? "";
      return isWords(one) && letters(one) !== letters(line) ? [`${at + 1}.${index + 1}`] : [];
    });
  });
  expect(apart).toEqual([]);
});

/** The first and the last of a line's words. */
const ends = (page: number, line: number, mushaf = MADANI): string[] => {
  const words = written(page, mushaf)[line - 1]?.normalize("NFC").split(" ") ?? [];
  return [words[0] ?? "", words.at(-1) ?? ""];
};

// As they are printed.
test.each([
  [2, 3, "الٓمٓ", "هُدٗى"],
  [3, 1, "إِنَّ", "تُنذِرۡهُمۡ"],
  [3, 15, "بِٱلۡهُدَىٰ", "\u06dd"],
  [48, 1, "يَـٰٓأَيُّهَا", "مُّسَمّٗى"],
  [48, 15, "ٱللَّهَۖ", "\u06dd"],
  [106, 15, "وَٱلۡعُدۡوَٰنِۚ", "\u06dd"],
  [604, 15, "مِنَ", "\u06dd"],
  // The verses of which a print counts one word more.
  [262, 8, "ٱلذِّكۡرُ", "كُنتَ"],
  [378, 12, "\u06dd", "كَانَ"],
  [441, 10, "مَن", "أَعۡبُدُ"],
  [452, 5, "مَآ", "إِلَّا"],
  [482, 3, "شُرَكَآءِي", "عَنۡهُم"],
])("on page %i line %i goes from %s to %s", (page, line, first, last) => {
  expect(ends(page, line)).toEqual([first.normalize("NFC"), last.normalize("NFC")]);
});

test.each([
  [1, 3, "اَلْحَمْدُ", "الرَّحْمٰنِ"],
  [1, 8, "الْمَغْضُوْبِ", ""],
  [2, 3, "ال࢜مّ࢜", "فِيْهِ"],
  [3, 1, "اُولٰ࢜ىِٕكَ", ""],
  [3, 15, "اَللّٰهُ", ""],
  [610, 3, "قُلْ", "وَمِنْ"],
  [610, 10, "صُدُوْرِ", ""],
])("on page %i of the Indo-Pak mushaf line %i goes from %s to %s", (page, line, first, last) => {
  expect(ends(page, line, INDO_PAK).map(letters)).toEqual([first, last].map(letters));
});

const isWords = (line: string): boolean => line.includes(" ") || line === "\u06dd";
const headsOf = (page: number) =>
  written(page).flatMap((line, at) => (isWords(line) ? [] : [at + 1, line]));

test("heads and Basmalas stand where they are printed, also at the foot of a page", () => {
  expect([1, 2, 76, 77, 187, 604].map(headsOf)).toEqual([
    [1, "surah"],
    [1, "surah", 2, "basmala"],
    [15, "surah"],
    [1, "basmala"],
    [1, "surah"],
    [1, "surah", 2, "basmala", 5, "surah", 6, "basmala", 10, "surah", 11, "basmala"],
  ]);
});

/** The table with a line of a page exchanged. */
const changed = (page: number, line: number, sign: string, { rows } = MADANI): string[] =>
  rows.map((row, at) => (at === page - 1 ? row.slice(0, line - 1) + sign + row.slice(line) : row));

const hash = expect.stringMatching(/^all pages: the SHA-256 is [0-9a-f]{64}, reviewed was/);

test.each([
  [
    "a word too many",
    changed(50, 4, "b"),
    "page 50, line 15: has 1 more than the page, which ends with 3:9",
  ],
  [
    "a word too few",
    changed(50, 4, "9"),
    "page 50, line 15: ends before word 14 of 3:9, and the page with 3:9",
  ],
  ["no head", changed(50, 1, "9"), "page 50, line 1: surah 3 begins without its head"],
  ["no Basmala", changed(77, 1, "9"), "page 77, line 1: surah 4 begins without its Basmala"],
  [
    "a Basmala too many",
    changed(187, 2, "B"),
    "page 187, line 2: a Basmala stands before word 1 of 9:1",
  ],
  [
    "a head within a verse",
    changed(3, 5, "H"),
    "page 3, line 5: a surah's head stands before word 1 of 2:9",
  ],
  ["a line that is none", changed(3, 5, "0"), 'page 3, line 5: "0" is no line'],
  ["a line too few", changed(3, 5, ""), "page 3: has 14 lines, not 15"],
])("of a table with %s the build says where", (_, rows, fault) => {
  expect(() => holdLines(verses, { ...MADANI, rows })).toThrow(fault);
});

test("a fault of the Indo-Pak table is named alike", () => {
  const rows = changed(610, 3, "c", INDO_PAK);
  expect(() => holdLines(indoPak.verses, { ...INDO_PAK, rows })).toThrow(
    "page 610, line 5: surah 114 begins without its head",
  );
});

test("a word that stands on the next line instead is seen by the hash alone", () => {
  const rows = changed(3, 1, "8");
  rows[2] = `8b${rows[2]?.slice(2)}`;
  const faults = () => {
    try {
      return holdLines(verses, { ...MADANI, rows });
    } catch (error) {
      return (error as Error).message.split("\n").slice(1);
    }
  };
  expect(faults()).toEqual([hash]);
});
