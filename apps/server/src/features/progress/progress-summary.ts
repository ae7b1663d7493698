import type { Mark, ProgressSummary } from "@daily-quran/domain/progress";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { localTime } from "@daily-quran/reading-schedule/local-time";
import { readerStreak } from "@daily-quran/reading-schedule/reader-streak";
import {
  type DatedReading,
  khatmasFinished,
  readingTotals,
} from "@daily-quran/reading-schedule/reading-figures";
import { spanOfDay } from "@daily-quran/reading-schedule/verse-spans";
import { DomainError } from "@daily-quran/domain/errors";
import { MAX_ID } from "@daily-quran/domain/id";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { ordinalOf } from "./check-value.ts";
import { countItems, listItems } from "./item.sql.ts";

/** The actor's figures, on the date that it is in a time zone; throws INVALID_INPUT for an unknown zone. */
export async function progressSummary(
  sql: Sql,
  { userId, now }: Actor,
  timeZone: string,
): Promise<ProgressSummary> {
  const today = dateIn(timeZone, now);
  const [rows, bookmarks, plans] = await Promise.all([
    listItems(sql, { userId, kind: "mark" }, { below: MAX_ID, limit: MAX_ID }),
    countItems(sql, userId, "bookmark"),
    countItems(sql, userId, "plan"),
  ]);
  const marks = rows.map(({ value }) => value as Mark);
  const { days, longest, isTodayRead, missed } = readerStreak(marks, { date: today, timeZone });
  const readings = distinctReadings(marks);
  return {
    today,
    totals: readingTotals(readings),
    khatmas: khatmasFinished(readings),
    streak: { days, longest, isTodayRead, missed: [...missed] },
    bookmarks,
    plans,
  };
}

/** What marks say was read; the same on the same date twice, as from two devices, is once. */
function distinctReadings(marks: readonly Mark[]): readonly DatedReading[] {
  const readings = new Map<string, DatedReading>();
  for (const { plan, day, from, to, date } of marks) {
    const verses =
      day === undefined ? { from: ordinalOf(from ?? ""), to: ordinalOf(to ?? "") } : spanOfDay(day);
    readings.set(`${plan} ${verses.from} ${verses.to} ${date}`, { date, plan, verses });
  }
  return [...readings.values()];
}

function dateIn(timeZone: string, now: number) {
  try {
    return utcDay(localTime(now, timeZone));
  } catch (error) {
    if (error instanceof RangeError)
      throw new DomainError(
        "INVALID_INPUT",
        "This time zone is not known. Name one as Asia/Dhaka.",
      );
    throw error;
  }
}
