import { addDays, type CalendarDay, daysBetween, DAY_MS, startOfUtcDay } from "../calendar-day.ts";
import { instantOfLocalTime } from "../local-time.ts";
import type { Rests } from "../plans/rest-dates.ts";

/** A date in the time zone (IANA) that the reader was in. */
export interface ReaderDate {
  readonly date: CalendarDay;
  readonly timeZone: string;
}

/**
 * A reader's streak: `days` read without two missed in a row; `longest` of all; `isTodayRead`; and `missed`,
 * the dates whose reading would lengthen it or bring it back, oldest first.
 */
export interface ReaderStreak {
  readonly days: number;
  readonly longest: number;
  readonly isTodayRead: boolean;
  readonly missed: readonly CalendarDay[];
}

/** Days that may be missed in a row. */
const GRACE_DAYS = 1;

/** How long ago a missed reading may be, so that reading it now counts for its own date. */
export const DAYS_TO_MAKE_UP = 7;

// A date of which a traveller had less than half cannot be missed.
const HALF_A_DAY = DAY_MS / 2;

interface Run {
  readonly days: number;
  readonly first: ReaderDate;
  readonly last: ReaderDate;
}

/**
 * The streak on a date. One missed day is forgiven, two in a row end it until one is made up. A date that the
 * reader's clock skipped, or showed for less than half a day, as over the date line, is not missed, and neither
 * is one that the reader `rests` on. Dates after tomorrow do not count yet.
 */
export function readerStreak(
  readDates: Iterable<ReaderDate>,
  today: ReaderDate,
  rests: Rests = () => false,
): ReaderStreak {
  const missedBetween = missedUnless(rests);
  const tomorrow = addDays(today.date, 1);
  const dates = [...new Map([...readDates].map((read) => [read.date, read])).values()]
    .filter(({ date }) => date <= tomorrow)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const runs = runsOf(dates, missedBetween);
  const last = runs.at(-1);
  const gap = last ? missedBetween(last.last, today) : [];
  const isAlive = last !== undefined && gap.length <= GRACE_DAYS;
  return {
    days: isAlive ? last.days : 0,
    longest: Math.max(0, ...runs.map(({ days }) => days)),
    isTodayRead: dates.some(({ date }) => date === today.date),
    missed: canBeMended(gap, today)
      ? [
          ...recentlyMissed(dates, runs, { today, missedBetween }),
          ...gap.filter((date) => canBeMadeUp(date, today)),
        ]
      : [],
  };
}

const canBeMadeUp = (date: CalendarDay, { date: today }: ReaderDate): boolean =>
  daysBetween(date, today) <= DAYS_TO_MAKE_UP;

/** Whether making up what still can be leaves no more than is forgiven. */
const canBeMended = (missed: readonly CalendarDay[], today: ReaderDate): boolean =>
  missed.length <= DAYS_TO_MAKE_UP &&
  missed.filter((date) => !canBeMadeUp(date, today)).length <= GRACE_DAYS;

function runsOf(dates: readonly ReaderDate[], missedBetween: MissedBetween): readonly Run[] {
  const runs: Run[] = [];
  for (const read of dates) {
    const last = runs.at(-1);
    if (last && missedBetween(last.last, read, GRACE_DAYS + 1).length <= GRACE_DAYS)
      runs[runs.length - 1] = { ...last, days: last.days + 1, last: read };
    else runs.push({ days: 1, first: read, last: read });
  }
  return runs;
}

/**
 * The missed dates that can still be made up: those forgiven in the last run, and those before it that would
 * join the run before.
 */
function recentlyMissed(
  dates: readonly ReaderDate[],
  runs: readonly Run[],
  { today, missedBetween }: { readonly today: ReaderDate; readonly missedBetween: MissedBetween },
): readonly CalendarDay[] {
  let [first] = runs.slice(-1);
  for (const run of runs.slice(0, -1).toReversed()) {
    const lost = first ? missedBetween(run.last, first.first) : [];
    if (lost.filter((date) => !canBeMadeUp(date, today)).length > GRACE_DAYS) break;
    first = run;
  }
  if (!first) return [];
  const from = first.first.date;
  const joined = dates.filter(({ date }) => date >= from);
  return joined
    .slice(1)
    .flatMap((read, index) => missedBetween(joined[index] ?? read, read))
    .filter((date) => canBeMadeUp(date, today));
}

/** The first dates between two that the reader had and did not read on; neither end is among them. */
type MissedBetween = (
  before: ReaderDate,
  after: ReaderDate,
  most?: number,
) => readonly CalendarDay[];

const missedUnless =
  (rests: Rests): MissedBetween =>
  (before, after, most = DAYS_TO_MAKE_UP + 1) => {
    const missed: CalendarDay[] = [];
    const between = Math.max(0, daysBetween(before.date, after.date) - 1);
    for (let index = 1; index <= between && missed.length < most; index += 1) {
      const date = addDays(before.date, index);
      // A traveller is taken to have changed zones within the first of them.
      const zoneBefore = index === 1 ? before.timeZone : after.timeZone;
      const isHad = lengthOfDate(date, zoneBefore, after.timeZone) >= HALF_A_DAY;
      if (isHad && !rests(date)) missed.push(date);
    }
    return missed;
  };

/** How long a date lasted for somebody who began it in one zone and ended it in another, in milliseconds. */
function lengthOfDate(date: CalendarDay, zoneBefore: string, zoneAfter: string): number {
  if (zoneBefore === zoneAfter && !movesOverDateLine(zoneAfter, Number(date.slice(0, 4))))
    return DAY_MS;
  const midnight = startOfUtcDay(date);
  return startIn(midnight + DAY_MS, zoneAfter) - startIn(midnight, zoneBefore);
}

// A cache: asking a zone for its clock is slow, and a streak of years has many gaps.
const MAX_MOVES = 10_000;
const moves = new Map<string, boolean>();

/** Whether a zone may leave out or repeat a date in a year: its clock is half a day off at the year's end. */
function movesOverDateLine(timeZone: string, year: number): boolean {
  const key = `${timeZone} ${year}`;
  const known = moves.get(key);
  if (known !== undefined) return known;
  // A few days beyond both ends: Samoa's change was on the last day but one.
  const [before, after] = [Date.UTC(year - 1, 11, 20), Date.UTC(year + 1, 0, 10)];
  const shift = startIn(after, timeZone) - startIn(before, timeZone) - (after - before);
  if (moves.size >= MAX_MOVES) moves.clear();
  moves.set(key, Math.abs(shift) >= HALF_A_DAY);
  return Math.abs(shift) >= HALF_A_DAY;
}

function startIn(localMidnight: number, timeZone: string): number {
  try {
    return instantOfLocalTime(localMidnight, timeZone);
  } catch (error) {
    // A zone that another device knows and this one does not.
    if (error instanceof RangeError) return localMidnight;
    throw error;
  }
}
