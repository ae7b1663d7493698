import type { User } from "@daily-quran/domain/account/user";
import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { PendingQuery, Row } from "postgres";
import type { AnySql, Sql } from "../../../db/client.ts";

export interface SessionRow extends User {
  hash: string;
  expiresAt: string;
  seenOn: CalendarDay;
  /** The values of the expressions that were asked, in their order; null if none was. */
  beside: readonly unknown[] | null;
}

/**
 * The sessions of tokens' hashes together with their users, in one query; `beside` are expressions of the user's
 * row (`app_user`) that the same query answers.
 */
export async function findSessions(
  sql: Sql,
  hashes: readonly string[],
  beside: readonly PendingQuery<Row[]>[],
): Promise<SessionRow[]> {
  const [first, ...others] = beside;
  const values = first && others.reduce((all, one) => sql`${all}, ${one}`, first);
  return await sql<SessionRow[]>`
    select session.id as hash, app_user.id, username, email, created_at, expires_at, seen_on,
      ${values ? sql`json_build_array(${values})` : null} as beside
    from session
    join app_user on app_user.id = user_id
    where session.id = any(${[...hashes]}) and disabled_at is null`;
}

/** Deletes some expired rows; skips locked ones. */
export async function deleteExpiredSessions(sql: AnySql, now: string): Promise<void> {
  await sql`
    with old as materialized (
      select id from session where expires_at <= ${now} limit 100 for update skip locked
    )
    delete from session using old where session.id = old.id`;
}

/** Ends a user's sessions but the `most` that were used last. */
export async function deleteSessionsBeyond(
  sql: AnySql,
  userId: number,
  most: number,
): Promise<void> {
  await sql`
    delete from session
    where id in (
      select id from session where user_id = ${userId}
      order by expires_at desc, number desc offset ${most} for update skip locked
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

/** The `most` live sessions of a user that were used last; `hash` is that of the browser's own. */
export async function listSessionsOf(
  sql: AnySql,
  { userId, hash, now, most }: { userId: number; hash: string; now: string; most: number },
): Promise<ListedSessionRow[]> {
  return await sql<ListedSessionRow[]>`
    select number as id, id = ${hash} as is_current, expires_at, device, started_at
    from session
    where user_id = ${userId} and expires_at > ${now}
    order by is_current desc, expires_at desc, number desc
    limit ${most}`;
}

/** Ends a user's session by its number; returns whether there was one. */
export async function deleteSessionOf(
  sql: AnySql,
  userId: number,
  number: number,
): Promise<boolean> {
  const rows = await sql`
    delete from session where user_id = ${userId} and number = ${number} returning number`;
  return rows.length === 1;
}
