import { DomainError } from "@daily-quran/domain/errors";
import type { InvitePreview } from "@daily-quran/domain/invite";
import type { Sql } from "../../db/client.ts";
import { introduceGroup } from "../group/introduce-group.ts";
import { liveInvite } from "./live-invite.ts";

/** The group's summary for anyone with the link, at an instant in epoch milliseconds. */
export async function previewInvite(sql: Sql, now: number, token: string): Promise<InvitePreview> {
  const { groupId, invitedBy, expiresAt } = await liveInvite(sql, token, now);
  const group = await introduceGroup(sql, groupId);
  if (!group) throw new DomainError("INVITE_NOT_FOUND");
  return { ...(invitedBy !== null && { invitedBy }), ...group, expiresAt };
}
