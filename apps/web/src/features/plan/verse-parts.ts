import { versePath } from "@daily-quran/domain/web-paths";
import { dayOfVerse } from "@daily-quran/reading-schedule/plan";
import { verseOfOrdinal } from "@daily-quran/reading-schedule/verse-order";
import {
  spanOfDay,
  type VerseSet,
  type VerseSpan,
} from "@daily-quran/reading-schedule/verse-spans";

/** Verses that stand on one page of the schedule, and the address of the first of them. */
export interface VersePart {
  readonly verses: VerseSpan;
  readonly path: string;
}

/** Verses by the days of the shared plan, on whose pages they are read. */
export function versePartsOf(verses: VerseSet): readonly VersePart[] {
  const parts: VersePart[] = [];
  for (const { from, to } of verses) {
    for (let next = from; next <= to;) {
      const { surah, verse } = verseOfOrdinal(next);
      const day = dayOfVerse(surah, verse);
      const end = Math.min(to, spanOfDay(day).to);
      parts.push({
        verses: { from: next, to: end },
        path: versePath(day, surah, verse),
      });
      next = end + 1;
    }
  }
  return parts;
}
