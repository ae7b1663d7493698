import { DomainError } from "@daily-quran/domain/errors";
import type { Group } from "@daily-quran/domain/group";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { becomeMember } from "../group/join-group.ts";
import { lockFoundGroup, onGroup } from "../group-access/access.ts";
import { hashOfToken } from "./invite-token.ts";
import { findLiveInvite } from "./invite.sql.ts";

/** Joins the group of an invite link; for a member nothing changes. */
export async function acceptInvite(sql: Sql, actor: Actor, token: string): Promise<Group> {
  const hash = hashOfToken(token);
  const at = new Date(actor.now).toISOString();
  const seen = await findLiveInvite(sql, hash, at);
  if (!seen) throw new DomainError("INVITE_NOT_FOUND");
  return await onGroup(sql, seen.groupId).begin(async (sql) => {
    await lockFoundGroup(sql, seen.groupId);
    // Checked again under the lock: the invite may have been revoked meanwhile.
    const invite = await findLiveInvite(sql, hash, at);
    if (!invite) throw new DomainError("INVITE_NOT_FOUND");
    return await becomeMember(sql, actor, invite.groupId);
  });
}
