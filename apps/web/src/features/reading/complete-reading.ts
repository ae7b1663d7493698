import { foreignAnswer } from "../../reader/fetcher.ts";
import type { Reading, Surah, Verse } from "@daily-quran/domain/reading";

type Loose<T> = { readonly [K in keyof T]?: T[K] | null | undefined };
type LooseSurah = Loose<Omit<Surah, "verses">> & { readonly verses?: readonly Loose<Verse>[] };

/** Fills fields that another server's reading may lack: a verse's surah and its numbers. Fails for what is no reading. */
export function completeReading(reading: Reading): Reading {
  try {
    return { ...reading, surahs: reading.surahs.map(completeSurah) };
  } catch {
    throw foreignAnswer();
  }
}

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
