import type { Group } from "@daily-quran/domain/group";
import type { Sql } from "../../db/client.ts";
import { creatorNotice } from "../notification/notices.ts";
import { notifyUser } from "../notification/notify.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import type { Actor } from "../../request/actor.ts";
import { requireMember } from "./member/require-member.ts";
import { describeGroup } from "./group-details.ts";
import { updateCreator } from "./group.sql.ts";
import { permit, permitOn } from "../group-access/permissions.ts";

/** Makes another admin the creator; the old one stays an admin. */
export async function handOverGroup(
  sql: Sql,
  actor: Actor,
  { groupId, userId }: { groupId: number; userId: number },
): Promise<Group> {
  return await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("handOverGroup", caller);
    const heir = await requireMember(sql, group, userId);
    permitOn("handOverGroup", caller, heir.membership);
    await updateCreator(sql, groupId, userId);
    await recordGroupEvent(sql, actor, { groupId, kind: "handedOver", targetId: userId });
    await notifyUser(sql, actor.now, { userId, notice: creatorNotice(group) });
    return await describeGroup(sql, actor, groupId);
  });
}
