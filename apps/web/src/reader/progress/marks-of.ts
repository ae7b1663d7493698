import type { ReaderDate } from "@daily-quran/reading-schedule/streak/reader-streak";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import type { VerseSet, VerseSpan } from "@daily-quran/quran/verse-spans";
import { newUuid } from "../../lib/new-uuid.ts";

/** Marks that say that verses of a plan were read, with new ids. */
export function marksOf(planId: string, verses: VerseSet, { date, timeZone }: ReaderDate) {
  return verses.map(({ from, to }) => ({
    kind: "mark" as const,
    id: newUuid(),
    value: { plan: planId, from: reference(from), to: reference(to), date, timeZone },
  }));
}

function reference(ordinal: VerseSpan["from"]): string {
  const { surah, verse } = verseOfOrdinal(ordinal);
  return `${surah}:${verse}`;
}
