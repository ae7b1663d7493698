import { ChangeCycleInput, Cycle, StartCycleInput } from "@daily-quran/domain/group/cycle";
import { Id } from "@daily-quran/domain/fields/id";
import { type ListPage, listPageOf, Paging } from "@daily-quran/domain/paging";
import { z } from "zod";
import { DomainError } from "@daily-quran/domain/errors";
import { authedProcedure, router } from "../../request/procedure.ts";
import { type Actor, actorOf } from "../../request/actor.ts";
import { limitedProcedure } from "../limit/limited-procedure.ts";
import { changeCycle } from "./change-cycle.ts";
import { startCycle } from "./start-cycle.ts";
import type { Sql } from "../../db/client.ts";
import { lockSeenGroup, onGroup, seeGroup } from "../group-access/access.ts";
import { belowCursor } from "../paging/below-cursor.ts";
import { cycleOfRow } from "./cycle-of-row.ts";
import { countCyclesOf, deleteUnusedCycle, listCyclesOf, lockCycle } from "./cycle.sql.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import { permit } from "../group-access/permissions.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import { updateNoticesOfCycles } from "../notification/notify.ts";
import { seeCycle } from "./see-cycle.ts";

export const cycleRouter = router({
  list: authedProcedure({ scope: "read", cost: "database", mayLag: true })
    .input(Paging.extend({ groupId: Id }))
    .output(listPageOf(Cycle))
    .query(({ ctx, input }) => listCycles(ctx.sql, actorOf(ctx), input)),
  start: limitedProcedure("cycle", { scope: "groups", cost: "database" })
    .input(StartCycleInput.extend({ groupId: Id }))
    .output(Cycle)
    .mutation(async ({ ctx, input }) => {
      const { made, isRepeat } = await startCycle(ctx.sql, actorOf(ctx), input);
      if (isRepeat) ctx.leaveUncounted();
      return made;
    }),
  change: authedProcedure({ scope: "groups", cost: "database" })
    .input(ChangeCycleInput.extend({ cycleId: Id }))
    .output(Cycle)
    .mutation(({ ctx, input }) => changeCycle(ctx.sql, actorOf(ctx), input)),
  remove: authedProcedure({ scope: "groups", cost: "database" })
    .input(z.object({ cycleId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => removeCycle(ctx.sql, actorOf(ctx), input.cycleId)),
});

/** A group's cycles, newest first. */
async function listCycles(
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

/** Removes a cycle, for one that was started by mistake; throws CYCLE_IN_USE once a member has taken a quiz in it. */
async function removeCycle(sql: Sql, actor: Actor, cycleId: number): Promise<void> {
  const { groupId } = (await seeCycle(sql, cycleId, actor.userId)).cycle;
  await onGroup(withLongTimeout(sql), groupId).begin(async (sql) => {
    const { caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("removeCycle", caller);
    if (!(await lockCycle(sql, cycleId))) throw new DomainError("CYCLE_NOT_FOUND");
    await updateNoticesOfCycles(sql, { groupId, without: cycleId });
    const name = await deleteUnusedCycle(sql, cycleId);
    if (name === undefined) throw new DomainError("CYCLE_IN_USE");
    await recordGroupEvent(sql, actor, { groupId, kind: "cycleRemoved", detail: name });
  });
}
