import { DEFAULT_POINTS } from "@daily-quran/quiz-scoring/points";
import { type CalendarDay, calendarDayOf } from "@daily-quran/reading-schedule/calendar-day";
import { z } from "zod";
import { ClientId } from "../fields/client-id.ts";
import { Id } from "../fields/id.ts";
import { seenName } from "../fields/name-text.ts";
import { plainText } from "../fields/plain-text.ts";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { PlanDay } from "../reading.ts";

const START_DAY = `The start day must be a whole number from 1 to ${PLAN_DAYS}.`;
const POINTS = "Points must be a whole number from 0 to 100.";

const Points = z.int(POINTS).min(0, POINTS).max(100, POINTS);
const Flag = z.boolean("This is either true or false.");

/**
 * A cycle's settings, with the defaults of spec 9: points per correct answer; `gradedOnly` refuses results
 * that the server has not graded.
 */
export const CycleSettings = z.object({
  startDay: z.int(START_DAY).min(1, START_DAY).max(PLAN_DAYS, START_DAY).default(1),
  dailyCheckInRequired: Flag.default(true).describe(
    "A completed day counts for the streak only with a check-in, from the cycle's first one on.",
  ),
  leaderboardEnabled: Flag.default(true),
  quizEnabled: Flag.default(true),
  pointsPerReading: Points.default(DEFAULT_POINTS.reading),
  pointsPerTranslation: Points.default(DEFAULT_POINTS.translation),
  pointsPerTafseer: Points.default(DEFAULT_POINTS.tafseer),
  gradedOnly: Flag.default(false),
});
export type CycleSettings = z.infer<typeof CycleSettings>;

/** The plans that a cycle can follow; so far one. */
const ReadingPlan = z.enum(["detailed"], 'The reading plan must be "detailed".');
type ReadingPlan = z.infer<typeof ReadingPlan>;

/**
 * A group's cycle through the plan: `endDate` is the date of day 300, or of the last day where it was ended before,
 * `currentDay` today's day. `isRemovable` is in the list of a group's cycles alone.
 */
export const Cycle = z.object({
  id: Id,
  name: z.string(),
  groupId: Id,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  isActive: z.boolean(),
  readingPlan: ReadingPlan,
  currentDay: PlanDay,
  settings: CycleSettings,
  isRemovable: z.boolean().optional(),
});
export type Cycle = z.infer<typeof Cycle>;

const EARLIEST_START = "2000-01-01";
const LATEST_START = "2999-12-31";

/** A cycle's start date: `YYYY-MM-DD`, or an ISO 8601 instant of which the UTC date is taken. */
const StartDate = plainText("Start date is required").transform((text, check) => {
  const day = calendarDayOf(text);
  if (day !== undefined && day >= EARLIEST_START && day <= LATEST_START) return day;
  check.addIssue(
    day === undefined
      ? "The start date must be a date that exists, as YYYY-MM-DD."
      : `The start date must be between ${EARLIEST_START} and ${LATEST_START}.`,
  );
  return z.NEVER;
}) as z.ZodType<CalendarDay, string>;

const CycleName = seenName(plainText("Cycle name is required").trim())
  .min(1, { error: "Cycle name is required", abort: true })
  .max(100, "Name too long");

/** The input that starts a cycle (spec 7). */
export const StartCycleInput = z.object({
  name: CycleName,
  startDate: StartDate,
  readingPlan: ReadingPlan.default("detailed"),
  settings: CycleSettings.prefault({}),
  clientId: ClientId.optional(),
});
export type StartCycleInput = z.infer<typeof StartCycleInput>;

/** What a cycle's last date has to be; which dates those are depends on the cycle and on today. */
export const END_DATE = "The last day must be from today to the date of day 300, as YYYY-MM-DD.";

/** The changes of a cycle: absent fields stay. */
export const ChangeCycleInput = z.object({
  name: CycleName.optional(),
  endDate: (z.iso.date(END_DATE) as z.ZodType as z.ZodType<CalendarDay, string>).optional(),
});
export type ChangeCycleInput = z.infer<typeof ChangeCycleInput>;
