import type { Invite } from "@daily-quran/domain/group/invite";
import type { Sql } from "../../db/client.ts";
import { seeGroup } from "../group-access/access.ts";
import type { Actor } from "../../request/actor.ts";
import { permit } from "../group-access/permissions.ts";
import { type InviteRow, listLiveInvites } from "./invite.sql.ts";

/** The invites of a group that can still be used, newest first. */
export async function listInvites(
  sql: Sql,
  { userId, now }: Actor,
  groupId: number,
): Promise<Invite[]> {
  const { caller } = await seeGroup(sql, groupId, userId);
  permit("seeInvites", caller);
  const rows = await listLiveInvites(sql, groupId, new Date(now).toISOString());
  return rows.map(shownInvite);
}

/** An invite, without the name of a deleted account. */
export function shownInvite({ createdBy, tokenEnd, ...invite }: InviteRow): Invite {
  return {
    ...invite,
    ...(createdBy !== null && { createdBy }),
    ...(tokenEnd !== null && { tokenEnd }),
  };
}
