import { GroupEvent } from "@daily-quran/domain/group/group-event";
import { Id } from "@daily-quran/domain/fields/id";
import { type ListPage, listPageOf, Paging } from "@daily-quran/domain/paging";
import { type Actor, actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import type { Sql } from "../../db/client.ts";
import { belowCursor } from "../paging/below-cursor.ts";
import { seeGroup } from "../group-access/access.ts";
import { permit } from "../group-access/permissions.ts";
import { countGroupEventsOf, type GroupEventRow, listGroupEventsOf } from "./group-event.sql.ts";
import { oldestEvent } from "./record-group-event.ts";

export const groupEventRouter = router({
  list: authedProcedure({ scope: "read", cost: "database", mayLag: true })
    .input(Paging.extend({ groupId: Id }))
    .output(listPageOf(GroupEvent))
    .query(({ ctx, input }) => listGroupEvents(ctx.sql, actorOf(ctx), input)),
});

/** A group's history of the last year for its admins, newest first. */
async function listGroupEvents(
  sql: Sql,
  { userId, now }: Actor,
  { groupId, limit, cursor }: Paging & { groupId: number },
): Promise<ListPage<GroupEvent>> {
  const { caller } = await seeGroup(sql, groupId, userId);
  permit("seeHistory", caller);
  const since = oldestEvent(now);
  const [rows, total] = await Promise.all([
    listGroupEventsOf(sql, groupId, { since, below: belowCursor(cursor), limit: limit + 1 }),
    countGroupEventsOf(sql, groupId, since),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page.map(eventOfRow), total, nextCursor: last && String(last.id) };
}

function eventOfRow(row: GroupEventRow): GroupEvent {
  const { id, kind, detail, count, createdAt } = row;
  return {
    id,
    kind,
    ...personOf("actor", row.actorId, row.actorName),
    ...personOf("target", row.targetId, row.targetName),
    ...(detail !== null && { detail }),
    count,
    createdAt,
  };
}

function personOf(role: "actor" | "target", id: number | null, username: string | null) {
  return id === null || username === null ? {} : { [role]: { id, username } };
}
