import { markedReadings } from "@daily-quran/domain/marked-readings";
import type { Mark, ProgressSummary } from "@daily-quran/domain/progress";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { localTime } from "@daily-quran/reading-schedule/local-time";
import { readerStreak } from "@daily-quran/reading-schedule/reader-streak";
import { khatmasFinished, readingTotals } from "@daily-quran/reading-schedule/reading-figures";
import { MAX_ID } from "@daily-quran/domain/id";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { detailedError } from "../../texts/detailed-error.ts";
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
  const readings = markedReadings(marks);
  return {
    today,
    totals: readingTotals(readings),
    khatmas: khatmasFinished(readings),
    streak: { days, longest, isTodayRead, missed: [...missed] },
    bookmarks,
    plans,
  };
}

function dateIn(timeZone: string, now: number) {
  try {
    return utcDay(localTime(now, timeZone));
  } catch (error) {
    if (error instanceof RangeError) throw detailedError("INVALID_INPUT", { key: "noTimeZone" });
    throw error;
  }
}
