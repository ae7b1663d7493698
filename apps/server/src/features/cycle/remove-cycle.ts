import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import { permit } from "../group-access/permissions.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import { updateNoticesOfCycles } from "../notification/notify.ts";
import type { Actor } from "../../request/actor.ts";
import { deleteUnusedCycle, lockCycle } from "./cycle.sql.ts";
import { seeCycle } from "./see-cycle.ts";

/** Removes a cycle, for one that was started by mistake; throws CYCLE_IN_USE once a member has taken a quiz in it. */
export async function removeCycle(sql: Sql, actor: Actor, cycleId: number): Promise<void> {
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
