import type { Cycle } from "@daily-quran/domain/group/cycle";

/** Whether a day is over and was not done, by the points of each day that was; not before the first that was. */
export const isMissed = (
  { currentDay, isActive }: Cycle,
  done: ReadonlyMap<number, number>,
  day: number,
): boolean =>
  day > Math.min(...done.keys()) && day < currentDay + Number(!isActive) && !done.has(day);
