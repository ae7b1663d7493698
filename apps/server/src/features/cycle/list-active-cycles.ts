import type { Cycle } from "@daily-quran/domain/group/cycle";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { AnySql } from "../../db/client.ts";
import { cycleOfRow } from "./cycle-of-row.ts";
import { listCyclesEndingFrom } from "./cycle.sql.ts";

/** The newest active cycles of a group, newest first, and how many it has in all. */
interface ActiveCycles {
  readonly newest: Cycle[];
  readonly count: number;
}

/** The active cycles of these groups, by group; one without any is left out. The caller checks visibility. */
export async function listActiveCycles(
  sql: AnySql,
  groupIds: number[],
  { now, most }: { now: number; most: number },
): Promise<Map<number, ActiveCycles>> {
  const rows = await listCyclesEndingFrom(sql, groupIds, { day: utcDay(now), most });
  const found = new Map<number, ActiveCycles>();
  for (const { ofGroup, ...row } of rows) {
    const { newest } = found.get(row.groupId) ?? { newest: [] };
    found.set(row.groupId, { newest: [...newest, cycleOfRow(row, now)], count: ofGroup });
  }
  return found;
}
