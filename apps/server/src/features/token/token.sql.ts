import type { TokenScope } from "@daily-quran/domain/account/access-token";
import type { User } from "@daily-quran/domain/account/user";
import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";
import { one } from "../../db/one.ts";

export interface TokenRow {
  id: number;
  name: string;
  scopes: TokenScope[];
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
}

/** A live token together with its user. */
export interface TokenUserRow extends User {
  tokenId: number;
  scopes: TokenScope[];
  lastUsedAt: string | null;
  seenOn: CalendarDay;
}

export async function deleteExpiredTokens(
  sql: TransactionSql,
  userId: number,
  now: string,
): Promise<void> {
  await sql`delete from access_token where user_id = ${userId} and expires_at <= ${now}`;
}

export async function countTokens(sql: TransactionSql, userId: number): Promise<number> {
  const row = await one(sql<{ count: number }[]>`
    select count(*)::integer as count from access_token where user_id = ${userId}`);
  return row.count;
}

export async function insertToken(
  sql: TransactionSql,
  token: Omit<TokenRow, "id" | "lastUsedAt"> & { userId: number; hash: string },
): Promise<TokenRow> {
  return await one(sql<TokenRow[]>`
    insert into access_token (user_id, hash, name, scopes, created_at, expires_at)
    values (${token.userId}, ${token.hash}, ${token.name}, ${token.scopes}, ${token.createdAt},
      ${token.expiresAt})
    returning id, name, scopes, created_at, expires_at, last_used_at`);
}

/** The live tokens of a user, the newest first. */
export async function listTokensOf(sql: Sql, userId: number, now: string): Promise<TokenRow[]> {
  return await sql<TokenRow[]>`
    select id, name, scopes, created_at, expires_at, last_used_at
    from access_token
    where user_id = ${userId} and expires_at > ${now}
    order by id desc`;
}

/** The live token of a hash, with its user; none of a disabled account. */
export async function findTokenUser(
  sql: Sql,
  hash: string,
  now: string,
): Promise<TokenUserRow | undefined> {
  const [row] = await sql<TokenUserRow[]>`
    select app_user.id, username, email, app_user.created_at, access_token.id as token_id, scopes,
      last_used_at, seen_on
    from access_token
    join app_user on app_user.id = user_id
    where hash = ${hash} and expires_at > ${now} and disabled_at is null`;
  return row;
}

export async function updateTokenUse(sql: Sql, id: number, now: string): Promise<void> {
  await sql`update access_token set last_used_at = ${now} where id = ${id}`;
}

/** Ends a user's token; undefined if there was none. */
export async function deleteToken(
  sql: TransactionSql,
  userId: number,
  id: number,
): Promise<{ name: string } | undefined> {
  const [row] = await sql<{ name: string }[]>`
    delete from access_token where user_id = ${userId} and id = ${id} returning name`;
  return row;
}

export async function deleteTokensOf(sql: AnySql, userId: number): Promise<void> {
  await sql`delete from access_token where user_id = ${userId}`;
  await sql`update app_user set calendar_hash = null where id = ${userId}`;
}
