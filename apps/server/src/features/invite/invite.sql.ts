import type { Invite } from "@daily-quran/domain/group/invite";
import type { AnySql, TransactionSql } from "../../db/client.ts";
import { one } from "../../db/one.ts";

export type InviteRow = Omit<Invite, "createdBy" | "tokenEnd"> & {
  createdBy: string | null;
  tokenEnd: string | null;
};

export async function insertInvite(
  sql: TransactionSql,
  invite: {
    groupId: number;
    tokenHash: string;
    tokenEnd: string;
    createdBy: number;
    createdAt: string;
    expiresAt: string;
  },
): Promise<InviteRow> {
  const row = await one(sql<InviteRow[]>`
    with made as (insert into invite ${sql(invite)} returning *)
    select made.id, username as created_by, made.created_at, expires_at, token_end
    from made
    left join app_user on app_user.id = made.created_by`);
  return row;
}

/** The invites of a group that are live at an instant, newest first. */
export async function listLiveInvites(
  sql: AnySql,
  groupId: number,
  now: string,
): Promise<InviteRow[]> {
  return await sql<InviteRow[]>`
    select invite.id, username as created_by, invite.created_at, expires_at, token_end
    from invite
    left join app_user on app_user.id = created_by
    where group_id = ${groupId} and expires_at > ${now} and revoked_at is null
    order by invite.id desc`;
}

/** The invite of a token's hash as leaders see it, ended or not. */
export async function findShownInvite(
  sql: TransactionSql,
  tokenHash: string,
): Promise<InviteRow | undefined> {
  const [row] = await sql<InviteRow[]>`
    select invite.id, username as created_by, invite.created_at, expires_at, token_end
    from invite
    left join app_user on app_user.id = created_by
    where token_hash = ${tokenHash}`;
  return row;
}

/** Deletes a group's invites that ended before an instant: nobody is told about them any more. */
export async function deleteEndedInvites(
  sql: TransactionSql,
  groupId: number,
  before: string,
): Promise<void> {
  await sql`
    delete from invite
    where group_id = ${groupId} and least(expires_at, revoked_at) <= ${before}`;
}

/** Ends an invite. Whether there was such an invite. */
export async function updateRevokedInvite(
  sql: TransactionSql,
  { groupId, inviteId, now }: { groupId: number; inviteId: number; now: string },
): Promise<boolean> {
  const revoked = await sql`
    update invite set revoked_at = ${now}
    where group_id = ${groupId} and id = ${inviteId} and revoked_at is null returning id`;
  return revoked.length > 0;
}

export interface FoundInvite {
  readonly groupId: number;
  readonly invitedBy: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
}

export async function findInvite(sql: AnySql, tokenHash: string): Promise<FoundInvite | undefined> {
  const [row] = await sql<FoundInvite[]>`
    select group_id, username as invited_by, invite.created_at, expires_at, revoked_at
    from invite
    left join app_user on app_user.id = created_by
    where token_hash = ${tokenHash}`;
  return row;
}
