import type { LeaveGroupInput } from "@daily-quran/domain/joining";
import type { Sql } from "../../db/client.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import type { Actor } from "../../request/actor.ts";
import { requireMember } from "./member/require-member.ts";
import { insertBlock } from "./joining.sql.ts";
import { deleteMember } from "./member/member.sql.ts";
import { permit } from "../group-access/permissions.ts";

/** Ends the actor's membership; with `block` the group can't add them again. */
export async function leaveGroup(
  sql: Sql,
  { userId, now }: Actor,
  { groupId, block }: LeaveGroupInput & { groupId: number },
): Promise<void> {
  await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, userId);
    permit("leaveGroup", caller);
    const { member } = await requireMember(sql, group, userId);
    await deleteMember(sql, member.id);
    await recordGroupEvent(sql, { userId, now }, { groupId, kind: "memberLeft" });
    if (!block) return;
    const blockedAt = new Date(now).toISOString();
    await insertBlock(sql, { userId, groupId, groupName: group.name, blockedAt });
  });
}
