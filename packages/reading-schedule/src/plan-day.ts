/** Days of the reading plan (spec: the plan is 300 days). */
export const PLAN_DAYS = 300;

/** Whether a value is a day of the plan: an integer from 1 to 300. */
export function isPlanDay(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= PLAN_DAYS;
}

/** Parses a plan day written in decimal digits, as in a URL; undefined for anything but 1 to 300. */
export function parsePlanDay(text: string): number | undefined {
  if (!/^[1-9]\d{0,2}$/.test(text)) return undefined;
  const day = Number(text);
  return isPlanDay(day) ? day : undefined;
}

/** The day that follows in the plan; day 1 follows day 300. */
export function nextPlanDay(day: number): number {
  return (day % PLAN_DAYS) + 1;
}

/** The day before in the plan, or some days (0 or more) before; day 300 is before day 1. */
export function previousPlanDay(day: number, days = 1): number {
  return ((day - 1 - (days % PLAN_DAYS) + PLAN_DAYS) % PLAN_DAYS) + 1;
}

/** The days in the plan's order from a day on: from 299 on 299, 300, 1. */
export const inPlanOrder = (days: readonly number[], from: number): number[] =>
  days.toSorted((one, other) => daysAfter(from, one) - daysAfter(from, other));

const daysAfter = (from: number, day: number) => (day - from + PLAN_DAYS) % PLAN_DAYS;
