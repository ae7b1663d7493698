import type { DatedReading } from "@daily-quran/reading-schedule/streak/reading-figures";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import type { VerseSpan } from "@daily-quran/quran/verse-spans";
import { spanOfDay } from "@daily-quran/reading-schedule/plan";
import type { Mark } from "./progress.ts";

/** The ordinal (1 to 6,236) of a verse written as `80:17`; RangeError for a verse that does not exist. */
export function ordinalOf(reference: string): number {
  const [surah = 0, verse = 0] = reference.split(":").map(Number);
  return ordinalOfVerse(surah, verse);
}

/** The verses of a mark, by ordinal. */
export function markedVerses({ day, from = "", to = "" }: Mark): VerseSpan {
  return day === undefined ? { from: ordinalOf(from), to: ordinalOf(to) } : spanOfDay(day);
}

/** What marks say was read; the same on the same date twice, as from two devices, is once. */
export function markedReadings(marks: Iterable<Mark>): readonly DatedReading[] {
  const readings = new Map<string, DatedReading>();
  for (const mark of marks) {
    const { plan, date } = mark;
    const verses = markedVerses(mark);
    readings.set(`${plan} ${verses.from} ${verses.to} ${date}`, { date, plan, verses });
  }
  return [...readings.values()];
}
