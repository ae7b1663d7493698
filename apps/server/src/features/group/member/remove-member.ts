import type { Sql } from "../../../db/client.ts";
import { removedNotice } from "../../notification/notices.ts";
import { notifyUser } from "../../notification/notify.ts";
import { lockSeenGroup, onGroup } from "../../group-access/access.ts";
import { recordGroupEvent } from "../../group-event/record-group-event.ts";
import type { Actor } from "../../../request/actor.ts";
import { requireMember } from "./require-member.ts";
import { deleteRemovedMember } from "./member.sql.ts";
import { permit, permitOn } from "../../group-access/permissions.ts";

/** Ends another's membership; they come back by being added or by a newer invite. */
export async function removeMember(
  sql: Sql,
  actor: Actor,
  { groupId, userId }: { groupId: number; userId: number },
): Promise<void> {
  await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("removeMember", caller);
    const { member, membership } = await requireMember(sql, group, userId);
    permitOn("removeMember", caller, membership);
    await deleteRemovedMember(sql, member.id, new Date(actor.now).toISOString());
    await recordGroupEvent(sql, actor, { groupId, kind: "memberRemoved", targetId: userId });
    await notifyUser(sql, actor.now, { userId, notice: removedNotice(group) });
  });
}
