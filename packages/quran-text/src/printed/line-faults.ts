import { createHash } from "node:crypto";
import { PART_COUNTS } from "@daily-quran/quran/parts";
import { type Mushaf, printedSpan } from "@daily-quran/quran/printed-lines";
import type { Script } from "@daily-quran/quran/scripts";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { countWords, type VerseText, verseKey } from "../verse-text.ts";
import { hasBasmalaHeading } from "./basmala.ts";

/** Of the rows, each followed by a line feed: a word on the line beside its own is seen by nothing else. */
const REVIEWED: Readonly<Record<Script, string>> = {
  uthmani: "613c8f6fc9c5a6c77fdddf09a940e1b74416dd5dbe9742fba4b93b92bdd12d1e",
  indopak: "7d82d33ae1bb01f05ae477b0671c138917d8148d270f987df23c5aeea9019666",
};

/** How many pages a mushaf has, and how many lines those that have not 15. */
const PAGES: Readonly<Record<Script, number>> = { uthmani: PART_COUNTS.page, indopak: 610 };
const OTHER_LINES: Readonly<Record<Script, Readonly<Record<number, number>>>> = {
  uthmani: { 1: 8, 2: 8 },
  indopak: { 1: 8, 2: 8, 610: 10 },
};

/** Throws an error that names page and line of all that is wrong with the table of a mushaf's lines. */
export function holdLines(verses: readonly VerseText[], mushaf: Mushaf): void {
  const faults = lineFaults(verses, mushaf);
  const reviewed = REVIEWED[mushaf.script];
  const sha256 = createHash("sha256")
    .update(mushaf.rows.map((row) => `${row}\n`).join(""))
    .digest("hex");
  if (sha256 !== reviewed)
    faults.push(`all pages: the SHA-256 is ${sha256}, reviewed was ${reviewed}`);
  if (faults.length > 0)
    throw new Error(
      `The printed lines do not fit the text (${mushaf.script}).\n${faults.join("\n")}`,
    );
}

/** Where the table has another word, head or Basmala than the text, by page and line. */
function lineFaults(verses: readonly VerseText[], mushaf: Mushaf): string[] {
  const walk: Walk = { at: 1, word: 0, headed: 0, opened: 0 };
  return Array.from({ length: PAGES[mushaf.script] }, (_, index) => index + 1).flatMap((page) => {
    const { from, to } = printedSpan(mushaf, page);
    // So that a fault of one page is not one of the next.
    Object.assign(walk, { at: from, word: 0 });
    const row = mushaf.rows[page - 1] ?? "";
    const lines = OTHER_LINES[mushaf.script][page] ?? 15;
    if (row.length !== lines) return `page ${page}: has ${row.length} lines, not ${lines}`;
    for (const [index, sign] of Array.from(row).entries()) {
      const fault = faultOf(sign, walk, { verses, to });
      // Those after it follow from it.
      if (fault !== undefined) return `page ${page}, line ${index + 1}: ${fault}`;
    }
    if (walk.at === to + 1 && walk.word === 0) return [];
    return `page ${page}, line ${lines}: ends before ${placeOf(walk)}, and the page with ${nameOf(to)}`;
  });
}

/** The next word: `word` of the verse with the ordinal `at`. The surahs whose head and Basmala stood last. */
interface Walk {
  at: number;
  word: number;
  headed: number;
  opened: number;
}

interface PageText {
  readonly verses: readonly VerseText[];
  /** The last verse of the page. */
  readonly to: number;
}

const nameOf = (ordinal: number): string => verseKey(verseOfOrdinal(ordinal));
const placeOf = ({ at, word }: Walk): string => `word ${word + 1} of ${nameOf(at)}`;

/** What is wrong with a line, and moves on past it. */
function faultOf(sign: string, walk: Walk, text: PageText): string | undefined {
  const { surah, verse } = verseOfOrdinal(walk.at);
  const isBefore = verse === 1 && walk.word === 0;
  if (sign === "H") {
    if (!isBefore) return `a surah's head stands before ${placeOf(walk)}`;
    walk.headed = surah;
    return undefined;
  }
  if (sign === "B") {
    if (!isBefore || walk.headed !== surah || !hasBasmalaHeading(surah))
      return `a Basmala stands before ${placeOf(walk)}`;
    walk.opened = surah;
    return undefined;
  }
  if (!/^[1-9a-f]$/.test(sign)) return `${JSON.stringify(sign)} is no line`;
  return faultOfWords(Number.parseInt(sign, 16), walk, text);
}

function faultOfWords(count: number, walk: Walk, { verses, to }: PageText): string | undefined {
  for (let left = count; left > 0; left--) {
    if (walk.at > to) return `has ${left} more than the page, which ends with ${nameOf(to)}`;
    const { surah, verse } = verseOfOrdinal(walk.at);
    const isFirst = verse === 1 && walk.word === 0;
    if (isFirst && walk.headed !== surah) return `surah ${surah} begins without its head`;
    if (isFirst && hasBasmalaHeading(surah) && walk.opened !== surah)
      return `surah ${surah} begins without its Basmala`;
    // The verse's sign follows its last word.
    const isSign = walk.word === countWords(verses[walk.at - 1]?.text ?? "");
    walk.word = isSign ? 0 : walk.word + 1;
    walk.at += Number(isSign);
  }
  return undefined;
}
