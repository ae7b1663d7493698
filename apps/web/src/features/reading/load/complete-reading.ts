import { foreignAnswer } from "../../../reader/server/fetcher.ts";
import type { Reading, Surah, Verse } from "@daily-quran/domain/reading";

type Loose<T> = { readonly [K in keyof T]?: T[K] | null | undefined };
type LooseSurah = Loose<Omit<Surah, "verses">> & { readonly verses?: readonly Loose<Verse>[] };

/**
 * Fills fields that another server's reading may lack: a verse's surah and its numbers. One with a verse that still has
 * no number is empty, as is a surah without verses. Fails for what is no reading.
 */
export function completeReading(reading: Reading): Reading {
  try {
    const surahs = reading.surahs.map(completeSurah).filter(({ verses }) => verses.length > 0);
    return { ...reading, surahs: surahs.every(isNumbered) ? surahs : [] };
  } catch {
    throw foreignAnswer();
  }
}

const isNumbered = ({ verses }: Surah): boolean =>
  verses.every(
    ({ surahNumber, verseNumber }) =>
      Number.isInteger(surahNumber) && Number.isInteger(verseNumber),
  );

function completeSurah(surah: LooseSurah): Surah {
  const verses = surah.verses?.map((verse) => completeVerse(verse, surah.number)) ?? [];
  return { ...surah, verses } as Surah;
}

function completeVerse(verse: Loose<Verse>, surahNumber: number | null | undefined): Verse {
  const verseNumber = verse.verseNumber === 0 ? 1 : verse.verseNumber;
  return {
    ...verse,
    surahNumber: verse.surahNumber ?? surahNumber,
    verseNumber,
    number: verse.number ?? verseNumber,
  } as Verse;
}
