import type { Cycle } from "@daily-quran/domain/group/cycle";
import { cycleDay, isCycleActive } from "@daily-quran/reading-schedule/cycle-day";
import type { CycleRow } from "./cycle.sql.ts";

/** A cycle with its state at an instant, in epoch milliseconds. */
export function cycleOfRow(row: CycleRow, now: number): Cycle {
  const { id, groupId, name, startDate, endDate, readingPlan, ...settings } = row;
  return {
    id,
    name,
    groupId,
    startDate,
    endDate,
    isActive: isCycleActive(row, now),
    readingPlan,
    currentDay: cycleDay(row, now),
    settings,
  };
}
