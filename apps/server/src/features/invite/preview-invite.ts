import { DomainError } from "@daily-quran/domain/errors";
import type { InvitePreview } from "@daily-quran/domain/group/invite";
import type { User } from "@daily-quran/domain/account/user";
import type { Sql } from "../../db/client.ts";
import { introduceGroup } from "../group/introduce-group.ts";
import { isMemberOf } from "../group-access/access.ts";
import { liveInvite } from "./live-invite.ts";

interface Viewer {
  /** Null for a visitor. */
  readonly user: User | null;
  /** In epoch milliseconds. */
  readonly now: number;
}

/** The group's summary for anyone with the link; who is a member of it is told its ID. */
export async function previewInvite(
  sql: Sql,
  { user, now }: Viewer,
  token: string,
): Promise<InvitePreview> {
  const { groupId, invitedBy, expiresAt } = await liveInvite(sql, token, now);
  const group = await introduceGroup(sql, groupId);
  if (!group) throw new DomainError("INVITE_NOT_FOUND");
  const isMember = user !== null && (await isMemberOf(sql, groupId, user.id));
  return {
    ...(isMember && { groupId }),
    ...(invitedBy !== null && { invitedBy }),
    ...group,
    expiresAt,
  };
}
