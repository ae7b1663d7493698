import type { Group } from "@daily-quran/domain/group";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { becomeMember } from "../group/join-group.ts";
import { lockFoundGroup, onGroup } from "../group-access/access.ts";
import { liveInvite } from "./live-invite.ts";

/** Joins the group of an invite link; for a member nothing changes. */
export async function acceptInvite(sql: Sql, actor: Actor, token: string): Promise<Group> {
  const seen = await liveInvite(sql, token, actor.now);
  return await onGroup(sql, seen.groupId).begin(async (sql) => {
    await lockFoundGroup(sql, seen.groupId);
    // Checked again under the lock: the invite may have been revoked meanwhile.
    const invite = await liveInvite(sql, token, actor.now);
    return await becomeMember(sql, actor, invite.groupId);
  });
}
