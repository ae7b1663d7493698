import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { type Portion, portionsOf } from "@daily-quran/reading-schedule/plans/personal-plan";
import { dayOfOrdinal } from "@daily-quran/reading-schedule/plan";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import { type VerseSet, withoutVerses } from "@daily-quran/quran/verse-spans";
import type { Reading, Surah } from "@daily-quran/domain/reading";
import type { OwnPlanState } from "./own-plans.ts";

/** One portion of a plan, with what of it is unread, and the portion after it. */
export interface PlanPortion extends Portion {
  readonly unread: VerseSet;
  readonly next: Portion | undefined;
}

/** The portion of a date; without one that of today, else the first with something unread. */
export function portionAt(
  { plan, read, today }: OwnPlanState,
  date: CalendarDay | undefined,
): PlanPortion | undefined {
  const portions = portionsOf(plan);
  const dated = portions.findIndex((one) => one.date === (date ?? today));
  const unreadOf = ({ verses }: Portion) => withoutVerses(verses, read);
  const index =
    dated < 0 && date === undefined ? portions.findIndex((one) => unreadOf(one).length > 0) : dated;
  const portion = portions[index];
  return portion && { ...portion, unread: unreadOf(portion), next: portions[index + 1] };
}

/** The date of the first portion before today with something unread. */
export function firstMissedDate({ plan, read, today }: OwnPlanState): CalendarDay | undefined {
  return portionsOf(plan).find(
    ({ date, verses }) => date < today && withoutVerses(verses, read).length > 0,
  )?.date;
}

/** The days of the shared plan whose documents have the verses, in order. */
export function daysOf(verses: VerseSet): readonly number[] {
  const days = verses.flatMap(({ from, to }) => {
    const [first, last] = [dayOfOrdinal(from), dayOfOrdinal(to)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return [...new Set(days)];
}

/** Exactly the verses, from the readings that have them, by surah. */
export function surahsWith(verses: VerseSet, readings: readonly Reading[]): readonly Surah[] {
  const isWanted = (surah: number, verse: number) => {
    const ordinal = ordinalOfVerse(surah, verse);
    return verses.some(({ from, to }) => from <= ordinal && ordinal <= to);
  };
  const surahs = new Map<number, Surah>();
  for (const surah of readings.flatMap((reading) => reading.surahs)) {
    const wanted = surah.verses.filter((verse) => isWanted(surah.number, verse.verseNumber));
    const known = surahs.get(surah.number);
    if (wanted.length > 0)
      surahs.set(surah.number, { ...surah, verses: [...(known?.verses ?? []), ...wanted] });
  }
  return [...surahs.values()];
}
