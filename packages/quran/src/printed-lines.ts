import { partOfOrdinal, spanOfPart } from "./borders.ts";
import { PART_COUNTS } from "./parts.ts";
import { LINE_ROWS, NARROW_LINES, OTHER_STARTS } from "./printed-lines.generated.ts";
import { VERSES } from "./verse-order.ts";
import type { VerseSpan } from "./verse-spans.ts";

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

const printedStart = (page: number): number => OTHER_STARTS[page] ?? spanOfPart("page", page).from;

/**
 * The verses on a page of the Madani mushaf as it is printed now, by ordinal. The pages of `spanOfPart` are those of
 * its first print, of which 25 begin with another verse.
 */
export const printedSpan = (page: number): VerseSpan => ({
  from: printedStart(page),
  to: page === PART_COUNTS.page ? VERSES : printedStart(page + 1) - 1,
});

/** The printed page that has a verse, by the verse's ordinal. */
export function printedPageOf(ordinal: number): number {
  const page = partOfOrdinal("page", ordinal);
  if (printedStart(page) > ordinal) return page - 1;
  return page < PART_COUNTS.page && printedStart(page + 1) <= ordinal ? page + 1 : page;
}

/**
 * The first and the last of the pages, as `spanOfPart` has them, with what is printed on a page: itself, and in 43
 * cases a page beside it, of which it has a verse or a surah's head.
 */
export function pagesOfPrinted(page: number): readonly [number, number] {
  const { from, to } = printedSpan(page);
  const last = LINE_ROWS[page - 1]?.endsWith("H") ? to + 1 : to;
  return [partOfOrdinal("page", from), partOfOrdinal("page", last)];
}

/** The number of words and verse signs on a page. */
export const wordsOnPage = (page: number): number =>
  Array.from(LINE_ROWS[page - 1] ?? "")
    .filter((sign) => sign !== "H" && sign !== "B")
    .reduce((sum, sign) => sum + Number.parseInt(sign, 16), 0);

/** The pages, as `spanOfPart` has them, that the printed pages of some verses need beside those verses. */
export const pagesBeside = ({ from, to }: VerseSpan): readonly number[] =>
  [...new Set([printedPageOf(from), printedPageOf(to)])].flatMap((page) => {
    const its = printedSpan(page);
    const last = LINE_ROWS[page - 1]?.endsWith("H") ? its.to + 1 : its.to;
    return its.from >= from && last <= to ? [] : pagesOfPrinted(page);
  });

/** The lines of a page as they are printed, out of the texts of its verses, whose words are apart by U+0020. */
export function printedLines(page: number, texts: readonly string[]): readonly PrintedLine[] {
  const words = texts.map((text) => text.split("\u0020"));
  const next = { at: 0, word: 0 };
  return Array.from(LINE_ROWS[page - 1] ?? "", (sign, index) => {
    if (sign === "H") return { kind: "surah", at: next.at };
    if (sign === "B") return { kind: "basmala", at: next.at };
    const width = NARROW_LINES[page]?.[index + 1] ?? 100;
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
