import { ordinalOf } from "@daily-quran/domain/progress/marked-readings";
import {
  Bookmark,
  Mark,
  OwnPlan,
  Position,
  ProgressId,
} from "@daily-quran/domain/progress/progress";
import type { ItemKind } from "@daily-quran/progress-sync/item";
import { addDays, type CalendarDay, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { z } from "zod";

const SCHEMAS = { bookmark: Bookmark, plan: OwnPlan, position: Position };

/** An item as it may be stored, or the sentence that says why not. */
export type Checked = { readonly value: object | null } | { readonly fault: string };

// The first place on earth is 14 hours ahead of UTC, and a clock may be a day off.
const DAYS_AHEAD = 2;

/** The last date that a mark may be for, at an instant in epoch milliseconds. */
export const lastMarkDate = (now: number): CalendarDay => addDays(utcDay(now), DAYS_AHEAD);

/** Checks what a client wants to store under an id; null removes it. `last` is the last date of a mark. */
export function checkValue(
  { kind, id, value }: { readonly kind: ItemKind; readonly id: string; readonly value: unknown },
  last: CalendarDay,
): Checked {
  if (kind !== "position" && !ProgressId.safeParse(id).success)
    return { fault: "An id is a UUID." };
  if (value === null) return { value };
  return kind === "mark" ? checkMark(value, last) : checked(SCHEMAS[kind].safeParse(value));
}

function checkMark(value: unknown, last: CalendarDay): Checked {
  const parsed = Mark.safeParse(value);
  const wrong = parsed.success ? faultOfMark(parsed.data, last) : undefined;
  return wrong ? { fault: wrong.fault } : checked(parsed);
}

const checked = (parsed: z.ZodSafeParseResult<object>): Checked =>
  parsed.success
    ? { value: parsed.data }
    : { fault: parsed.error.issues[0]?.message ?? "This is not valid." };

/** What is wrong with a mark that its schema cannot see, and with which of its fields. */
export function faultOfMark(
  { date, from, to }: Mark,
  last: CalendarDay,
): { readonly path: string; readonly fault: string } | undefined {
  if (date > last) return { path: "date", fault: "This date has not come yet." };
  if (date < "2000-01-01") return { path: "date", fault: "A mark is for a date from 2000 on." };
  if (from !== undefined && to !== undefined && ordinalOf(from) > ordinalOf(to))
    return { path: "to", fault: "The last verse is before the first." };
  return undefined;
}
