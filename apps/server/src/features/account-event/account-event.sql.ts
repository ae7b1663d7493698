import type { AccountEventKind } from "@daily-quran/domain/account/account-event";
import type { AnySql, Sql } from "../../db/client.ts";
import { one } from "../../db/one.ts";

/** An entry to store. */
export interface NewAccountEvent {
  readonly userId: number;
  readonly kind: AccountEventKind;
  readonly detail?: string | undefined;
  readonly createdAt: string;
}

export interface AccountEventRow {
  id: number;
  kind: AccountEventKind;
  detail: string | null;
  createdAt: string;
}

export async function insertAccountEvent(
  sql: AnySql,
  { userId, kind, detail, createdAt }: NewAccountEvent,
): Promise<void> {
  await sql`
    insert into account_event (user_id, kind, detail, created_at)
    select id, ${kind}, ${detail ?? null}, ${createdAt} from app_user where id = ${userId}`;
}

/** Deletes an account's entries of a kind but the newest `most`; skips those that another call deletes. */
export async function deleteAccountEventsBeyond(
  sql: AnySql,
  { userId, kind }: Pick<NewAccountEvent, "userId" | "kind">,
  most: number,
): Promise<void> {
  await sql`
    delete from account_event where id in (
      select id from account_event where user_id = ${userId} and kind = ${kind}
      order by id desc offset ${most} for update skip locked
    )`;
}

/** The entries of an account made after an instant, below an ID, newest first. */
export async function listAccountEventsOf(
  sql: Sql,
  userId: number,
  { since, below, limit }: { since: string; below: number; limit: number },
): Promise<AccountEventRow[]> {
  return await sql<AccountEventRow[]>`
    select id, kind, detail, created_at from account_event
    where user_id = ${userId} and created_at > ${since} and id < ${below}
    order by id desc
    limit ${limit}`;
}

export async function countAccountEventsOf(
  sql: Sql,
  userId: number,
  since: string,
): Promise<number> {
  const row = await one(
    () => sql<{ count: number }[]>`
    select count(*)::int from account_event where user_id = ${userId} and created_at > ${since}`,
  );
  return row.count;
}
