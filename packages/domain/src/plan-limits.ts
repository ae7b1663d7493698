export { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";

/** Points that a member can earn over the whole plan under the default cycle settings: 300 × (1 + 2 + 3). */
export const PLAN_POINTS = 1800;
