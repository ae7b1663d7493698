import type { Cycle } from "@daily-quran/domain/cycle";
import { DomainError } from "@daily-quran/domain/errors";
import { MAX_ID } from "@daily-quran/domain/id";
import type { ListPage, Paging } from "@daily-quran/domain/paging";
import type { Sql } from "../../db/client.ts";
import { seeGroup } from "../group-access/access.ts";
import type { Actor } from "../../request/actor.ts";
import { cycleOfRow } from "./cycle-of-row.ts";
import { countCyclesOf, listCyclesOf } from "./cycle.sql.ts";

/** A group's cycles, newest first. */
export async function listCycles(
  sql: Sql,
  { userId, now }: Actor,
  { groupId, limit, cursor }: Paging & { groupId: number },
): Promise<ListPage<Cycle>> {
  await seeGroup(sql, groupId, userId);
  const below = belowCursor(cursor);
  const [rows, total] = await Promise.all([
    listCyclesOf(sql, groupId, { below, limit: limit + 1 }),
    countCyclesOf(sql, groupId),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ isInUse, ...row }) => ({ ...cycleOfRow(row, now), isRemovable: !isInUse })),
    total,
    nextCursor: last && String(last.id),
  };
}

function belowCursor(cursor: string | undefined): number {
  if (cursor === undefined) return MAX_ID;
  const id = Number(/^[1-9]\d{0,9}$/.exec(cursor)?.[0]);
  if (!(id <= MAX_ID)) throw new DomainError("INVALID_CURSOR");
  return id;
}
