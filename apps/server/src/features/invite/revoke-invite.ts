import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import type { Actor } from "../../request/actor.ts";
import { permit } from "../group-access/permissions.ts";
import { updateRevokedInvite } from "./invite.sql.ts";

/** Revokes an invite link. */
export async function revokeInvite(
  sql: Sql,
  actor: Actor,
  { groupId, inviteId }: { groupId: number; inviteId: number },
): Promise<void> {
  await onGroup(sql, groupId).begin(async (sql) => {
    const { caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("revokeInvite", caller);
    const now = new Date(actor.now).toISOString();
    if (!(await updateRevokedInvite(sql, { groupId, inviteId, now })))
      throw new DomainError("INVITE_NOT_FOUND");
    await recordGroupEvent(sql, actor, { groupId, kind: "inviteRevoked" });
  });
}
