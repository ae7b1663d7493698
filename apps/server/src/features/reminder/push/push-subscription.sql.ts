import type { PushSubscriptionInput } from "@daily-quran/domain/account/reminder";
import type { AnySql, Sql, TransactionSql } from "../../../db/client.ts";

/** Stores the browser's subscription for the session of a token, in place of an earlier one of either. */
export async function insertSubscription(
  sql: Sql,
  token: string,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  await sql.begin(async (sql) => {
    const session = hashOf(sql, token);
    await sql`
      delete from push_subscription where endpoint = ${endpoint} or session_id = ${session}`;
    await sql`
      insert into push_subscription (session_id, user_id, endpoint, p256dh, auth)
      select id, user_id, ${endpoint}, ${keys.p256dh}, ${keys.auth} from session where id = ${session}
      on conflict do nothing`;
  });
}

export async function deleteSubscription(
  sql: Sql,
  { userId, endpoint }: { readonly userId: number; readonly endpoint: string },
): Promise<void> {
  await sql`delete from push_subscription where user_id = ${userId} and endpoint = ${endpoint}`;
}

/** A browser to send to. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The browsers of these numbers that are still there, by them. */
export async function listSubscriptions(
  sql: Sql,
  ids: readonly string[],
): Promise<Map<string, Subscription>> {
  const rows = await sql<(Subscription & { id: string })[]>`
    select id::text, endpoint, p256dh, auth from push_subscription where id = any(${[...ids]}::integer[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether the session of a token shows notifications. */
export async function isSubscribed(sql: Sql, token: string): Promise<boolean> {
  const rows = await sql`select from push_subscription where session_id = ${hashOf(sql, token)}`;
  return rows.length > 0;
}

const hashOf = (sql: AnySql, token: string) =>
  sql`encode(sha256(convert_to(${token}, 'UTF8')), 'hex')`;

export async function deleteDeadSubscription(sql: Sql, id: number): Promise<void> {
  await sql`delete from push_subscription where id = ${id}`;
}

/** The browsers of these users, whose sessions are not over. */
export async function listSubscriptionsOf(
  sql: TransactionSql,
  userIds: readonly number[],
  now: string,
): Promise<{ id: number; userId: number }[]> {
  return await sql<{ id: number; userId: number }[]>`
    select push_subscription.id, push_subscription.user_id
    from push_subscription join session on session.id = session_id
    where push_subscription.user_id = any(${[...userIds]}::integer[]) and expires_at > ${now}`;
}
