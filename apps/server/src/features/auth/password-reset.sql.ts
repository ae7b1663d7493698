import type { ResetPreview } from "@daily-quran/domain/account/password-reset";
import type { User } from "@daily-quran/domain/account/user";
import type { Sql, TransactionSql } from "../../db/client.ts";

/** Makes the one link of a user that the operator makes, or that is mailed, in place of the one there was. */
export async function insertReset(
  sql: TransactionSql,
  reset: { userId: number; isMailed: boolean; tokenHash: string; expiresAt: string },
): Promise<void> {
  await sql`
    insert into password_reset ${sql(reset)}
    on conflict (user_id, is_mailed) do update set
      token_hash = excluded.token_hash, expires_at = excluded.expires_at`;
}

/** The live link of this hash, for an account that is not disabled. */
export async function findReset(
  sql: Sql,
  tokenHash: string,
  now: string,
): Promise<ResetPreview | undefined> {
  const [row] = await sql<ResetPreview[]>`
    select username, expires_at from password_reset
    join app_user on app_user.id = user_id
    where token_hash = ${tokenHash} and expires_at > ${now} and disabled_at is null`;
  return row;
}

/** Uses a live link up, with any other of its account, and sets the password; undefined where another use was first. Locks the account before the link. */
export async function useReset(
  sql: TransactionSql,
  { tokenHash, now, passwordHash }: { tokenHash: string; now: string; passwordHash: string },
): Promise<User | undefined> {
  const [row] = await sql<User[]>`
    with owner as (
      select id from app_user
      where id = (select user_id from password_reset where token_hash = ${tokenHash})
      for update
    ), used as (
      delete from password_reset
      where user_id = (select id from owner) and token_hash = ${tokenHash} and expires_at > ${now}
      returning user_id
    ), other as (
      delete from password_reset
      where user_id = (select user_id from used) and token_hash <> ${tokenHash}
    )
    update app_user set password_hash = ${passwordHash}
    from used
    where id = user_id and disabled_at is null
    returning id, username, email, created_at`;
  return row;
}

export async function deleteResetOf(sql: TransactionSql, userId: number): Promise<void> {
  await sql`delete from password_reset where user_id = ${userId}`;
}
