import type { Surah } from "@daily-quran/domain/reading";
import {
  type Mushaf,
  printedPageOf,
  printedSpan,
  wordsOnPage,
} from "@daily-quran/quran/printed-lines";
import { placeOf } from "./use-printed-passage.ts";

interface PageShare {
  readonly page: number;
  /** How much of the page is read, in whole quarters. */
  readonly share: number;
  /** The pages that are read before it. */
  readonly before: number;
}

/** The printed pages that have verses of a reading, with how much of each is read. */
export function pageShares(mushaf: Mushaf, surahs: readonly Surah[]): readonly PageShare[] {
  const verses = surahs
    .flatMap((surah) => surah.verses)
    // The verse's sign stands on the page as a word does.
    .map((verse) => ({ place: placeOf(verse), words: verse.arabic.split("\u0020").length + 1 }));
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last) return [];
  let before = 0;
  const start = printedPageOf(mushaf, first.place);
  const count = printedPageOf(mushaf, last.place) - start + 1;
  return Array.from({ length: count }, (_, at) => start + at).flatMap((page) => {
    const { from, to } = printedSpan(mushaf, page);
    const read = verses
      .filter(({ place }) => place >= from && place <= to)
      .reduce((sum, { words }) => sum + words, 0);
    if (read === 0) return [];
    const share = Math.max(1, Math.round((4 * read) / wordsOnPage(mushaf, page))) / 4;
    before += share;
    return { page, share, before: before - share };
  });
}

const QUARTERS = ["", "¼", "½", "¾"] as const;

/** A number of pages with its quarters: `2½`. */
export const pagesText = (pages: number): string => {
  const whole = Math.floor(pages);
  return `${whole || ""}${QUARTERS[Math.round(4 * (pages - whole))] ?? ""}`;
};
