import { ordinalOf } from "@daily-quran/domain/progress/marked-readings";
import type { ProgressSummary } from "@daily-quran/domain/progress/progress";
import { type CalendarDay, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { localTime } from "@daily-quran/reading-schedule/local-time";
import { restSteps } from "@daily-quran/reading-schedule/plans/rest-dates";
import { readerStreak } from "@daily-quran/reading-schedule/streak/reader-streak";
import { khatmasFinished } from "@daily-quran/reading-schedule/streak/reading-figures";
import { wordsOf } from "@daily-quran/reading-schedule/verse-minutes";
import { countVerses, type VerseSpan } from "@daily-quran/quran/verse-spans";
import { spanOfDay } from "@daily-quran/reading-schedule/plan";
import { WORDS_PER_MINUTE } from "@daily-quran/reading-schedule/words-per-minute";
import type { Steps } from "@daily-quran/steps/steps";
import { LRUCache } from "lru-cache";
import { cacheFor } from "../../content/cache-for.ts";
import { runInSlices } from "../../content/run-in-slices.ts";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { detailedError } from "../../texts/detailed-error.ts";
import { inTurn } from "../limit/in-turn.ts";
import {
  findFiguresVersion,
  listCountedReadings,
  listNewestPlans,
  listReadDates,
  type CountedReadingRow,
} from "./figures.sql.ts";

interface CachedSummary {
  readonly version: string;
  readonly today: CalendarDay;
  readonly timeZone: string;
  readonly summary: ProgressSummary;
}

const summariesOf = cacheFor<Sql, LRUCache<number, CachedSummary>>(
  () => new LRUCache({ max: 1000 }),
);

/** The actor's figures, on the date that it is in a time zone; throws INVALID_INPUT for an unknown zone. */
export async function progressSummary(
  sql: Sql,
  { userId, now }: Actor,
  timeZone: string,
): Promise<ProgressSummary> {
  const asked = { today: dateIn(timeZone, now), timeZone };
  const { version, bookmarks, plans } = await findFiguresVersion(sql, userId);
  const cache = summariesOf(sql);
  const found = cache.get(userId);
  if (found?.version === version && found.today === asked.today && found.timeZone === timeZone)
    return found.summary;
  const figures = await inTurn(userId, () => figuresOf(sql, userId, asked));
  const summary = { today: asked.today, ...figures, bookmarks, plans };
  cache.set(userId, { version, ...asked, summary });
  return summary;
}

type Figures = Pick<ProgressSummary, "totals" | "khatmas" | "streak">;

async function figuresOf(
  sql: Sql,
  userId: number,
  { today, timeZone }: Pick<CachedSummary, "today" | "timeZone">,
): Promise<Figures> {
  const [dates, rows, plans] = await Promise.all([
    listReadDates(sql, userId),
    listCountedReadings(sql, userId),
    listNewestPlans(sql, userId),
  ]);
  const rests = await runInSlices(restSteps(plans));
  const streak = readerStreak(dates, { date: today, timeZone }, rests);
  const { days, longest, isTodayRead, missed } = streak;
  const { totals, khatmas } = await runInSlices(counted(rows));
  return {
    totals: { days: dates.length, ...totals },
    khatmas,
    streak: { days, longest, isTodayRead, missed: [...missed] },
  };
}

interface Counted {
  readonly totals: Omit<Figures["totals"], "days">;
  readonly khatmas: number;
}

function* counted(rows: readonly CountedReadingRow[]): Steps<Counted> {
  let [readings, verses, words] = [0, 0, 0];
  const read: { plan: string; verses: VerseSpan; times: number }[] = [];
  for (const { plan, day, from, to, times } of rows) {
    const span = day === null ? { from: ordinalOf(from), to: ordinalOf(to) } : spanOfDay(day);
    readings += times;
    verses += times * countVerses([span]);
    words += times * wordsOf([span]);
    read.push({ plan, verses: span, times });
    yield;
  }
  const minutes = Math.round(words / WORDS_PER_MINUTE);
  return { totals: { readings, verses, minutes }, khatmas: khatmasFinished(read) };
}

function dateIn(timeZone: string, now: number): CalendarDay {
  try {
    return utcDay(localTime(now, timeZone));
  } catch (error) {
    if (error instanceof RangeError)
      throw detailedError("INVALID_INPUT", { key: "noTimeZone", path: "timeZone" });
    throw error;
  }
}
