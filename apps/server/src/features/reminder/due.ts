import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { Notice } from "../notification/notice.ts";
import type { DueReminder } from "./reminder.sql.ts";

/** A reminder that is to be sent: on a date of its reader's own, and until when it helps (epoch milliseconds). */
export interface Wanted extends DueReminder {
  readonly date: CalendarDay;
  readonly until: number;
}

/** A reminder that has something to say. */
export interface Spoken extends Wanted {
  readonly notice: Notice;
}
