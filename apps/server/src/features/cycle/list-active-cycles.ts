import type { Cycle } from "@daily-quran/domain/cycle";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";
import { cycleOfRow } from "./cycle-of-row.ts";
import { countCyclesEndingFrom, listCyclesEndingFrom } from "./cycle.sql.ts";

/** The newest active cycles of these groups, newest first; the caller checks visibility. */
export async function listActiveCycles(
  sql: Sql | TransactionSql,
  groupIds: number[],
  { now, most }: { now: number; most: number },
): Promise<Cycle[]> {
  const rows = await listCyclesEndingFrom(sql, groupIds, { day: utcDay(now), most });
  return rows.map((row) => cycleOfRow(row, now));
}

/** How many active cycles each of these groups has, by group; one without any is left out. */
export async function countActiveCycles(
  sql: Sql | TransactionSql,
  groupIds: number[],
  now: number,
): Promise<Map<number, number>> {
  const counts = await countCyclesEndingFrom(sql, groupIds, utcDay(now));
  return new Map(counts.map(({ groupId, count }) => [groupId, count]));
}
