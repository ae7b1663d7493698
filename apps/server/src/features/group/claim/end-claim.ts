import { DomainError } from "@daily-quran/domain/errors";
import type { Sql, TransactionSql } from "../../../db/client.ts";
import type { Actor } from "../../../request/actor.ts";
import { lockSeenGroup, onGroup } from "../../group-access/access.ts";
import { permit } from "../../group-access/permissions.ts";
import { recordGroupEvent } from "../../group-event/record-group-event.ts";
import { groupNotice } from "../../notification/notices.ts";
import { notifyMembers } from "../../notification/notify.ts";
import { type ClaimPerson, deleteClaim, findAbsence } from "./claim.sql.ts";

/** The creator keeps the group, or the asker withdraws; throws CLAIM_NOT_FOUND where nobody asks. */
export async function endClaim(sql: Sql, actor: Actor, groupId: number): Promise<void> {
  await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("endClaim", caller);
    const { creator, asker } = await findAbsence(sql, groupId);
    if (!asker) throw new DomainError("CLAIM_NOT_FOUND");
    if (caller.isCreator) return await keepGroup(sql, actor.now, { group, creator, asker });
    if (asker.id !== actor.userId) throw new DomainError("CREATOR_ONLY");
    await deleteClaim(sql, groupId);
    return await recordGroupEvent(sql, actor, { groupId, kind: "claimWithdrawn" });
  });
}

/** A group that somebody asks for, locked. */
export interface ClaimedGroup {
  readonly group: { readonly id: number; readonly name: string };
  readonly creator: ClaimPerson;
  readonly asker: ClaimPerson;
}

/** Ends a claim because the creator is here, and tells the other admins. */
export async function keepGroup(
  sql: TransactionSql,
  now: number,
  { group, creator, asker }: ClaimedGroup,
): Promise<void> {
  const groupId = group.id;
  await deleteClaim(sql, groupId);
  const event = { groupId, kind: "claimKept", targetId: asker.id } as const;
  await recordGroupEvent(sql, { userId: creator.id, now }, event);
  const notice = groupNotice("claimKept", group, { who: creator.username, to: "admin" });
  await notifyMembers(sql, now, { groupId, roles: ["admin"], except: creator.id, notice });
}
