import { partOfOrdinal, spanOfPart } from "./borders.ts";
import { numbersOf } from "./parts.ts";
import { LINE_ROWS, NARROW_LINES, OTHER_STARTS } from "./printed-lines.generated.ts";
import type { Script } from "./scripts.ts";
import { VERSES } from "./verse-order.ts";
import type { VerseSpan } from "./verse-spans.ts";

/** A mushaf by the lines of its pages. */
export interface Mushaf {
  readonly script: Script;
  /** The first verse of each page, by ordinal. */
  readonly starts: readonly number[];
  /** A row a page, a sign a line: `H` a surah's head, `B` its Basmala, else how many words and verse signs (hex). */
  readonly rows: readonly string[];
  /** The lines that are printed narrower, in hundredths of the measure, by page and line. */
  readonly narrow: Readonly<Record<number, Readonly<Record<number, number>>>>;
}

/**
 * The Madani mushaf as it is printed now. The pages of `spanOfPart` are those of its first print, of which 25 begin
 * with another verse.
 */
export const MADANI: Mushaf = {
  script: "uthmani",
  starts: numbersOf("page").map((page) => OTHER_STARTS[page] ?? spanOfPart("page", page).from),
  rows: LINE_ROWS,
  narrow: NARROW_LINES,
};

/** Words of one verse on a line: `at` is its place on the page, from 0; `ends` if its sign stands on the line too. */
export interface LinePart {
  readonly at: number;
  /** Empty where a line begins with the sign. */
  readonly text: string;
  readonly begins: boolean;
  readonly ends: boolean;
}

/** A printed line; `at` is the place of the verse that follows a head, which may be the next page's first. */
export type PrintedLine =
  | { readonly kind: "surah" | "basmala"; readonly at: number }
  /** `width` in hundredths of the measure. */
  | { readonly kind: "words"; readonly width: number; readonly parts: readonly LinePart[] };

/** The verses on a page of a mushaf, by ordinal. */
export const printedSpan = ({ starts }: Mushaf, page: number): VerseSpan => ({
  from: starts[page - 1] ?? VERSES,
  to: (starts[page] ?? VERSES + 1) - 1,
});

/** The printed page that has a verse, by the verse's ordinal. */
export const printedPageOf = ({ starts }: Mushaf, ordinal: number): number =>
  starts.findLastIndex((start) => start <= ordinal) + 1;

/** The verses on a page, with the one of which it has only a surah's head. */
function spanWithHead(mushaf: Mushaf, page: number): VerseSpan {
  const { from, to } = printedSpan(mushaf, page);
  return { from, to: mushaf.rows[page - 1]?.endsWith("H") ? to + 1 : to };
}

/** The first and the last of the pages, as `spanOfPart` has them, with what is printed on a page: at most two. */
export function pagesOfPrinted(mushaf: Mushaf, page: number): readonly [number, number] {
  const { from, to } = spanWithHead(mushaf, page);
  return [partOfOrdinal("page", from), partOfOrdinal("page", to)];
}

/** The number of words and verse signs on a page. */
export const wordsOnPage = ({ rows }: Mushaf, page: number): number =>
  Array.from(rows[page - 1] ?? "")
    .filter((sign) => sign !== "H" && sign !== "B")
    .reduce((sum, sign) => sum + Number.parseInt(sign, 16), 0);

/** The pages, as `spanOfPart` has them, that the printed pages of some verses need beside those verses. */
export const pagesBeside = (mushaf: Mushaf, { from, to }: VerseSpan): readonly number[] =>
  [...new Set([printedPageOf(mushaf, from), printedPageOf(mushaf, to)])].flatMap((page) => {
    const its = spanWithHead(mushaf, page);
    return its.from >= from && its.to <= to ? [] : pagesOfPrinted(mushaf, page);
  });

/** The lines of a page as they are printed, out of the texts of its verses, whose words are apart by U+0020. */
export function printedLines(
  { rows, narrow }: Mushaf,
  page: number,
  texts: readonly string[],
): readonly PrintedLine[] {
  const words = texts.map((text) => text.split("\u0020"));
  const next = { at: 0, word: 0 };
  return Array.from(rows[page - 1] ?? "", (sign, index) => {
    if (sign === "H") return { kind: "surah", at: next.at };
    if (sign === "B") return { kind: "basmala", at: next.at };
    const width = narrow[page]?.[index + 1] ?? 100;
    return { kind: "words", width, parts: takeParts(words, next, Number.parseInt(sign, 16)) };
  });
}

/** Takes as many words and verse signs as a line has, and moves on. */
function takeParts(
  words: readonly (readonly string[])[],
  next: { at: number; word: number },
  count: number,
): readonly LinePart[] {
  const parts: LinePart[] = [];
  for (let left = count; left > 0 && next.at < words.length;) {
    const { at, word } = next;
    const taken = (words[at] ?? []).slice(word, word + left);
    const ends = taken.length < left;
    parts.push({ at, text: taken.join("\u0020"), begins: word === 0, ends });
    left -= taken.length + Number(ends);
    next.at += Number(ends);
    next.word = ends ? 0 : word + taken.length;
  }
  return parts;
}
