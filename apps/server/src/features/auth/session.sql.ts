import type { User } from "@daily-quran/domain/user";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";

export interface SessionRow extends User {
  expiresAt: string;
}

/** The session of a token's hash together with its user, in one query. */
export async function findSession(
  sql: Sql | TransactionSql,
  hash: string,
): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select app_user.id, username, email, created_at, expires_at
    from session
    join app_user on app_user.id = user_id
    where session.id = ${hash} and disabled_at is null`;
  return row;
}

/** Deletes some expired rows; skips locked ones. */
export async function deleteExpiredSessions(sql: Sql | TransactionSql, now: string): Promise<void> {
  await sql`
    delete from session
    where id in (
      select id from session where expires_at <= ${now} limit 100 for update skip locked
    )`;
}
