import { partPath } from "@daily-quran/domain/api-paths";
import type { PlacedSurah } from "@daily-quran/domain/passage";
import { pagesOfPrinted, printedSpan } from "@daily-quran/quran/printed-lines";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import { useMemo } from "react";
import { usePassage } from "../../features/passage/use-passage.ts";

/** What a page of the mushaf has in print; a surah of which it has the head alone is there without verses. */
export function usePrintedPassage(page: number) {
  const [from, to] = pagesOfPrinted(page);
  const first = usePassage(partPath("page", from));
  const last = usePassage(partPath("page", to));
  const [one, other] = [first.data?.surahs, last.data?.surahs];
  const surahs = useMemo(
    () => one && other && printedOf(page, one === other ? one : [...one, ...other]),
    [page, one, other],
  );
  return {
    surahs,
    tafseerEdition: first.data?.tafseerEdition,
    error: first.error ?? last.error,
    refetch: () => void Promise.all([first.refetch(), last.refetch()]),
  };
}

/** Of surahs that may be there in two halves those with what is printed on a page. */
function printedOf(page: number, halves: readonly PlacedSurah[]): readonly PlacedSurah[] {
  const { from, to } = printedSpan(page);
  const surahs = new Map<number, PlacedSurah>();
  for (const half of halves) {
    const verses = half.verses.filter(({ surahNumber, verseNumber }) => {
      const ordinal = ordinalOfVerse(surahNumber, verseNumber);
      return ordinal >= from && ordinal <= to;
    });
    const before = surahs.get(half.number)?.verses ?? [];
    surahs.set(half.number, { ...half, verses: [...before, ...verses] });
  }
  return [...surahs.values()];
}
