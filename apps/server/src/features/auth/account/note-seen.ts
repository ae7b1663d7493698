import { type CalendarDay, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { AnySql } from "../../../db/client.ts";

/** Stores that a user is here today; one write a UTC day and user, the rest costs nothing. */
export async function noteSeen(
  { sql, now }: { readonly sql: AnySql; readonly now: number },
  { id, seenOn }: { readonly id: number; readonly seenOn: CalendarDay },
): Promise<void> {
  const today = utcDay(now);
  if (seenOn < today)
    await sql`update app_user set seen_on = ${today} where id = ${id} and seen_on < ${today}`;
}
