import { DomainError } from "@daily-quran/domain/errors";
import type { InvitePreview } from "@daily-quran/domain/invite";
import type { Sql } from "../../db/client.ts";
import { introduceGroup } from "../group/introduce-group.ts";
import { hashOfToken } from "./invite-token.ts";
import { findLiveInvite } from "./invite.sql.ts";

/** The group's summary for anyone with the link, at an instant in epoch milliseconds. */
export async function previewInvite(sql: Sql, now: number, token: string): Promise<InvitePreview> {
  const invite = await findLiveInvite(sql, hashOfToken(token), new Date(now).toISOString());
  const group = invite && (await introduceGroup(sql, invite.groupId));
  if (!group) throw new DomainError("INVITE_NOT_FOUND");
  return { ...group, expiresAt: invite.expiresAt };
}
