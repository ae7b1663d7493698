import type { Invite } from "@daily-quran/domain/invite";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";

export type InviteRow = Omit<Invite, "createdBy"> & { createdBy: string | null };

export async function insertInvite(
  sql: TransactionSql,
  invite: {
    groupId: number;
    tokenHash: string;
    createdBy: number;
    createdAt: string;
    expiresAt: string;
  },
): Promise<InviteRow> {
  const [row] = await sql<[InviteRow]>`
    with made as (insert into invite ${sql(invite)} returning *)
    select made.id, username as created_by, made.created_at, expires_at
    from made
    left join app_user on app_user.id = made.created_by`;
  return row;
}

/** The invites of a group that are live at an instant, newest first. */
export async function listLiveInvites(
  sql: Sql | TransactionSql,
  groupId: number,
  now: string,
): Promise<InviteRow[]> {
  return await sql<InviteRow[]>`
    select invite.id, username as created_by, invite.created_at, expires_at
    from invite
    left join app_user on app_user.id = created_by
    where group_id = ${groupId} and expires_at > ${now}
    order by invite.id desc`;
}

export async function deleteExpiredInvites(
  sql: TransactionSql,
  groupId: number,
  now: string,
): Promise<void> {
  await sql`delete from invite where group_id = ${groupId} and expires_at <= ${now}`;
}

/** Whether there was such an invite. */
export async function deleteInvite(
  sql: TransactionSql,
  groupId: number,
  inviteId: number,
): Promise<boolean> {
  const deleted = await sql`
    delete from invite where group_id = ${groupId} and id = ${inviteId} returning id`;
  return deleted.length > 0;
}

export async function findLiveInvite(
  sql: Sql | TransactionSql,
  tokenHash: string,
  now: string,
): Promise<{ groupId: number; expiresAt: string } | undefined> {
  const [row] = await sql<{ groupId: number; expiresAt: string }[]>`
    select group_id, expires_at from invite
    where token_hash = ${tokenHash} and expires_at > ${now}`;
  return row;
}
