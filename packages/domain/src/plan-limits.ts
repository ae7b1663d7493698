export { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";

/** Verses of the whole Quran in the Hafs count, and so of the whole plan. */
export const PLAN_VERSES = 6236;

/** Points that a member can earn over the whole plan under the default cycle settings: 300 × (1 + 2 + 3). */
export const PLAN_POINTS = 1800;
