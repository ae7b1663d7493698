import { partPath } from "@daily-quran/domain/api-paths";
import type { Surah, Verse } from "@daily-quran/domain/reading";
import { pagesOfPrinted, printedSpan } from "@daily-quran/quran/printed-lines";
import { ordinalOfVerse, VERSES, verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { useMemo } from "react";
import { usePassage } from "../../features/passage/use-passage.ts";

const NONE: readonly Surah[] = [];

/** The place of a verse in the Quran, from 1. */
export const placeOf = ({ surahNumber, verseNumber }: Verse): number =>
  ordinalOfVerse(surahNumber, verseNumber);

/**
 * What a page of the mushaf has in print; a surah of which it has the head alone is there without verses. What is
 * given is not fetched.
 */
export function usePrintedPassage(page: number, given = NONE) {
  const own = useMemo(() => printedOf(page, given), [page, given]);
  const { from, to } = printedSpan(page);
  const [one, other] = pagesOfPrinted(page).map((part) => partPath("page", part));
  // A head at its foot is of a surah that begins on the next page.
  const isWhole = own.reduce((sum, { verses }) => sum + verses.length, 0) > to - from;
  const isGiven = isWhole && (one === other || own.some(({ number }) => number === surahAfter(to)));
  const first = usePassage(isGiven ? undefined : one);
  const last = usePassage(isGiven ? undefined : other);
  const [before, after] = [first.data?.surahs, last.data?.surahs];
  const fetched = useMemo(
    () => before && after && printedOf(page, before === after ? before : [...before, ...after]),
    [page, before, after],
  );
  return {
    surahs: isGiven ? own : fetched,
    error: first.error ?? last.error,
    refetch: () => void Promise.all([first.refetch(), last.refetch()]),
  };
}

const surahAfter = (ordinal: number): number => verseOfOrdinal(Math.min(ordinal + 1, VERSES)).surah;

/** Of surahs that may be there in two halves those with what is printed on a page. */
function printedOf(page: number, halves: readonly Surah[]): readonly Surah[] {
  const { from, to } = printedSpan(page);
  return joinedSurahs(
    halves.map((half) => ({
      ...half,
      verses: half.verses.filter((verse) => placeOf(verse) >= from && placeOf(verse) <= to),
    })),
  );
}

/** Surahs that are there in two halves, as one. */
export function joinedSurahs(halves: readonly Surah[]): readonly Surah[] {
  const surahs = new Map<number, Surah>();
  for (const half of halves) {
    const before = surahs.get(half.number)?.verses ?? [];
    surahs.set(half.number, { ...half, verses: [...before, ...half.verses] });
  }
  return [...surahs.values()];
}
