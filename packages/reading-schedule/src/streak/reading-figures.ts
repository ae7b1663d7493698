import { type CalendarDay, datesFrom } from "../calendar-day.ts";
import { wordsOf } from "../verse-minutes.ts";
import { VERSES } from "@daily-quran/quran/verse-order";
import { countVerses, type VerseSpan } from "@daily-quran/quran/verse-spans";
import { WORDS_PER_MINUTE } from "../words-per-minute.ts";

/** Verses that were read on a date, for the shared plan or one of the reader's own, by its name. */
export interface DatedReading {
  readonly date: CalendarDay;
  readonly plan: string;
  readonly verses: VerseSpan;
}

/** What was read in a time: days with a reading, readings, verses (again if read again) and whole minutes. */
export interface ReadingTotals {
  readonly days: number;
  readonly readings: number;
  readonly verses: number;
  readonly minutes: number;
}

/** What was read on a date; `level` is 0 without a reading and up to 4, by quarters of the longest beside it. */
export interface ReadDate {
  readonly date: CalendarDay;
  readonly readings: number;
  readonly verses: number;
  readonly minutes: number;
  readonly level: number;
}

/** A year: every date, the totals of each month from January, and those of the year. */
export interface YearView {
  readonly cells: readonly ReadDate[];
  readonly months: readonly ReadingTotals[];
  readonly totals: ReadingTotals;
}

const LEVELS = 4;

/** The totals of some readings. */
export function readingTotals(readings: readonly DatedReading[]): ReadingTotals {
  const spans = readings.map(({ verses }) => verses);
  return {
    days: new Set(readings.map(({ date }) => date)).size,
    readings: readings.length,
    verses: countVerses(spans),
    minutes: Math.round(wordsOf(spans) / WORDS_PER_MINUTE),
  };
}

/** The figures of a year, 1 to 9999. */
export function yearView(readings: readonly DatedReading[], year: number): YearView {
  const prefix = String(year).padStart(4, "0");
  const first = `${prefix}-01-01` as CalendarDay;
  const last = `${prefix}-12-31` as CalendarDay;
  const inYear = readings.filter(({ date }) => date >= first && date <= last);
  const cells = readDates(inYear, first, last);
  const byMonth = groupedBy(inYear, ({ date }) => date.slice(5, 7));
  return {
    cells,
    months: Array.from({ length: 12 }, (_, index) =>
      readingTotals(byMonth.get(String(index + 1).padStart(2, "0")) ?? []),
    ),
    totals: readingTotals(inYear),
  };
}

/** What was read on each date from `first` to `last`. */
export function readDates(
  readings: readonly DatedReading[],
  first: CalendarDay,
  last: CalendarDay,
): ReadDate[] {
  const byDate = groupedBy(readings, ({ date }) => date);
  const ofDates = datesFrom(first, last).map((date) => {
    const { readings: count, verses, minutes } = readingTotals(byDate.get(date) ?? []);
    return { date, readings: count, verses, minutes };
  });
  const most = Math.max(...ofDates.map(({ minutes }) => minutes));
  return ofDates.map((cell) => ({ ...cell, level: levelOf(cell, most) }));
}

function levelOf({ readings, minutes }: { readings: number; minutes: number }, most: number) {
  if (readings === 0) return 0;
  return Math.min(LEVELS, Math.max(1, Math.ceil((minutes / Math.max(most, 1)) * LEVELS)));
}

/** Verses that were read within a plan, on so many dates (one by default). */
type CountedReading = Omit<DatedReading, "date"> & {
  readonly date?: CalendarDay;
  readonly times?: number;
};

/** How many times the whole Quran was finished: within one plan, every verse as often. */
export function khatmasFinished(readings: readonly CountedReading[]): number {
  return [...groupedBy(readings, ({ plan }) => plan).values()]
    .map(timesFinished)
    .reduce((sum, times) => sum + times, 0);
}

function timesFinished(readings: readonly CountedReading[]): number {
  const changes = new Int32Array(VERSES + 2);
  for (const { verses, times: count = 1 } of readings) {
    changes[verses.from] = (changes[verses.from] ?? 0) + count;
    changes[verses.to + 1] = (changes[verses.to + 1] ?? 0) - count;
  }
  let least = Infinity;
  let times = 0;
  for (let ordinal = 1; ordinal <= VERSES; ordinal += 1) {
    times += changes[ordinal] ?? 0;
    least = Math.min(least, times);
  }
  return least;
}

function groupedBy<Reading>(
  readings: readonly Reading[],
  keyOf: (reading: Reading) => string,
): ReadonlyMap<string, readonly Reading[]> {
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) {
    const group = groups.get(keyOf(reading));
    if (group) group.push(reading);
    else groups.set(keyOf(reading), [reading]);
  }
  return groups;
}
