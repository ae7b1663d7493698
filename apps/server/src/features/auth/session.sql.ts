import type { User } from "@daily-quran/domain/user";
import type { PendingQuery, Row, TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";

export interface SessionRow extends User {
  expiresAt: string;
  beside?: unknown;
}

/**
 * The session of a token's hash together with its user, in one query; `beside` is an expression of the user's
 * row (`app_user`) that the same query answers.
 */
export async function findSession(
  sql: Sql | TransactionSql,
  hash: string,
  beside?: PendingQuery<Row[]>,
): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select app_user.id, username, email, created_at, expires_at, ${beside ?? null} as beside
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

/** A session as the list of them has it; the last two are null for sessions from before they were kept. */
export interface ListedSessionRow {
  id: number;
  isCurrent: boolean;
  expiresAt: string;
  device: string | null;
  startedAt: string | null;
}

/** The live sessions of a user; `hash` is that of the browser's own. */
export async function listSessionsOf(
  sql: Sql | TransactionSql,
  { userId, hash, now }: { userId: number; hash: string; now: string },
): Promise<ListedSessionRow[]> {
  return await sql<ListedSessionRow[]>`
    select number as id, id = ${hash} as is_current, expires_at, device, started_at
    from session
    where user_id = ${userId} and expires_at > ${now}
    order by is_current desc, expires_at desc, number desc
    limit 100`;
}

/** Ends a user's session by its number; returns whether there was one. */
export async function deleteSessionOf(
  sql: Sql | TransactionSql,
  userId: number,
  number: number,
): Promise<boolean> {
  const rows = await sql`
    delete from session where user_id = ${userId} and number = ${number} returning number`;
  return rows.length === 1;
}
