import type { Cycle } from "@daily-quran/domain/cycle";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";
import { cycleOfRow } from "./cycle-of-row.ts";
import { listCyclesEndingFrom } from "./cycle.sql.ts";

/** The active cycles of these groups, newest first; who may see them is the caller's to know. */
export async function listActiveCycles(
  sql: Sql | TransactionSql,
  groupIds: number[],
  now: number,
): Promise<Cycle[]> {
  const rows = await listCyclesEndingFrom(sql, groupIds, utcDay(now));
  return rows.map((row) => cycleOfRow(row, now));
}
