import type { Group } from "@daily-quran/domain/group";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { becomeMember } from "../group/join-group.ts";
import { refuseRemoved } from "../group/member/refuse-removed.ts";
import { lockFoundGroup, onGroup } from "../group-access/access.ts";
import { liveInvite } from "./live-invite.ts";

/**
 * Joins the group of an invite link; for a member nothing changes. Throws REMOVED_FROM_GROUP for one whom
 * it has removed since the invite was made.
 */
export async function acceptInvite(sql: Sql, actor: Actor, token: string): Promise<Group> {
  const seen = await liveInvite(sql, token, actor.now);
  return await onGroup(sql, seen.groupId).begin(async (sql) => {
    await lockFoundGroup(sql, seen.groupId);
    // Checked again under the lock: the invite may have been revoked meanwhile.
    const { groupId, createdAt: invitedAt } = await liveInvite(sql, token, actor.now);
    await refuseRemoved(sql, { groupId, userId: actor.userId, invitedAt });
    return await becomeMember(sql, actor, groupId);
  });
}
