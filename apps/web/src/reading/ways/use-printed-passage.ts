import { partPath } from "@daily-quran/domain/api-paths";
import type { Surah, Verse } from "@daily-quran/domain/reading";
import { type Mushaf, pagesOfPrinted, printedSpan } from "@daily-quran/quran/printed-lines";
import { INDO_PAK_EDITION } from "@daily-quran/quran/scripts";
import { ordinalOfVerse, VERSES, verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePassage } from "../../features/passage/use-passage.ts";
import type { PrintedMushaf } from "./mushaf/printed-mushaf.ts";

const NONE: readonly Surah[] = [];

/** The place of a verse in the Quran, from 1. */
export const placeOf = ({ surahNumber, verseNumber }: Verse): number =>
  ordinalOfVerse(surahNumber, verseNumber);

/**
 * What a page of the mushaf has in print; a surah of which it has the head alone is there without verses. What is
 * given is not fetched.
 */
export function usePrintedPassage(mushaf: PrintedMushaf, page: number, given = NONE) {
  const own = useMemo(() => printedOf(mushaf, page, given), [mushaf, page, given]);
  const { from, to } = printedSpan(mushaf, page);
  const [one, other] = pagesOfPrinted(mushaf, page).map((part) => partPath("page", part));
  // A head at its foot is of a surah that begins on the next page.
  const isWhole = own.reduce((sum, { verses }) => sum + verses.length, 0) > to - from;
  const isGiven = isWhole && (one === other || own.some(({ number }) => number === surahAfter(to)));
  const first = usePassage(isGiven ? undefined : one);
  const last = usePassage(isGiven ? undefined : other);
  const [before, after] = [first.data?.surahs, last.data?.surahs];
  const fetched = useMemo(
    () =>
      before && after && printedOf(mushaf, page, before === after ? before : [...before, ...after]),
    [mushaf, page, before, after],
  );
  const printed = isGiven ? own : fetched;
  // As in the document of an address that names a page of this mushaf.
  const isWritten = printed?.every(({ verses }) => verses.every((verse) => verse.arabicIndoPak));
  const load = isWritten ? undefined : mushaf.load;
  const texts = useTextsOf(load, mushaf, page);
  const surahs = useMemo(
    () => (load ? texts.data && withTexts(printed, texts.data, from) : printed),
    [load, printed, texts.data, from],
  );
  return {
    surahs,
    error: first.error ?? last.error ?? texts.error,
    refetch: () => void Promise.all([first.refetch(), last.refetch(), texts.refetch()]),
  };
}

/** The texts of a page in a script that passages have not. */
function useTextsOf(load: PrintedMushaf["load"], mushaf: PrintedMushaf, page: number) {
  return useQuery({
    queryKey: [INDO_PAK_EDITION, "page", page],
    queryFn: async () => (await load?.(printedSpan(mushaf, page))) ?? [],
    initialData: () => (load && mushaf.loaded?.(printedSpan(mushaf, page))) || undefined,
    enabled: load !== undefined,
    staleTime: Infinity,
    meta: { ownsError: true },
  });
}

const withTexts = (
  surahs: readonly Surah[] | undefined,
  texts: readonly string[],
  from: number,
): readonly Surah[] | undefined =>
  surahs?.map((surah) => ({
    ...surah,
    verses: surah.verses.map((verse) => ({
      ...verse,
      arabicIndoPak: texts[placeOf(verse) - from],
    })),
  }));

const surahAfter = (ordinal: number): number => verseOfOrdinal(Math.min(ordinal + 1, VERSES)).surah;

/** Of surahs that may be there in two halves those with what is printed on a page. */
function printedOf(mushaf: Mushaf, page: number, halves: readonly Surah[]): readonly Surah[] {
  const { from, to } = printedSpan(mushaf, page);
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
