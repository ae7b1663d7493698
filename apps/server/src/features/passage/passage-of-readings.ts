import type { VersePassage, PlacedVerse } from "@daily-quran/domain/passage";
import type { Reading, Surah, Verse } from "@daily-quran/domain/reading";
import { placesOf } from "@daily-quran/quran/margins";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import type { VerseSpan } from "@daily-quran/quran/verse-spans";

/** The verses of a span out of the readings of the days that have them, in order. */
export function passageOfReadings(readings: readonly Reading[], span: VerseSpan): VersePassage {
  const surahs = new Map<number, Surah & { verses: PlacedVerse[] }>();
  for (const { day, surahs: read } of readings)
    for (const surah of read)
      for (const verse of surah.verses) {
        const ordinal = ordinalOfVerse(verse.surahNumber, verse.verseNumber);
        if (ordinal < span.from || ordinal > span.to) continue;
        const basmala = surah.basmala && verse.verseNumber === 1;
        const known = surahs.get(surah.number) ?? { ...surah, basmala, verses: [] };
        surahs.set(surah.number, known);
        known.verses.push({
          ...commentary(verse, surah, known.verses[0]?.verseNumber ?? verse.verseNumber),
          day,
          ...placesOf(ordinal),
        });
      }
  const tafseerEdition = readings[0]?.tafseerEdition;
  return {
    ...(tafseerEdition !== undefined && { tafseerEdition }),
    surahs: [...surahs.values()],
  };
}

/**
 * A verse whose commentary stands with the first verse that the passage has of it: a day's reading knows only
 * the first verse of the day.
 */
function commentary(verse: Verse, { verses }: Surah, firstShown: number): Verse {
  const { tafseer: _, tafseerRange: _range, tafseerRef, ...rest } = verse;
  const holder = tafseerRef ? verses.find((one) => one.verseNumber === tafseerRef) : verse;
  if (holder?.tafseer === undefined) return rest;
  const { tafseer, tafseerRange } = holder;
  const first = Math.max(tafseerRange?.from ?? holder.verseNumber, firstShown);
  if (first !== verse.verseNumber) return { ...rest, tafseerRef: first };
  return { ...rest, tafseer, ...(tafseerRange && { tafseerRange }) };
}
