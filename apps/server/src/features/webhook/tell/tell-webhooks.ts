import { KEPT_DELIVERIES, type WebhookKind } from "@daily-quran/domain/group/webhook";
import type { PendingQuery, Row } from "postgres";
import { z } from "zod";
import type { AnySql, TransactionSql } from "../../../db/client.ts";
import type { OutboxKind } from "../../outbox/outbox-kind.ts";

/** An event to be posted to a webhook. */
export const WEBHOOK: OutboxKind<{ delivery: number }> = {
  name: "webhook",
  payload: z.object({ delivery: z.int() }),
};

/** For how long a delivery is tried. */
export const DELIVERY_DAYS = 1;

/** An event, and the query of its rows: `data` and `at`. */
interface Told {
  readonly groupId: number;
  readonly kind: WebhookKind;
  readonly rows: PendingQuery<Row[]>;
}

/**
 * Parts of a `with` that put an event into the outbox for each webhook of its group that wants it. What waits pushes
 * out the oldest here already: a receiver that rests is not tried, and events come as fast as shares are taken.
 */
export const tellingWebhooks = (sql: AnySql, { groupId, kind, rows }: Told) => sql`
  pushed_out as (
    delete from webhook_delivery where id in (
      select beyond.id from webhook cross join lateral (
        select id from webhook_delivery where webhook_id = webhook.id
        order by id desc offset ${KEPT_DELIVERIES.most - 1} for update skip locked
      ) beyond
      where group_id = ${groupId} and ${kind} = any(webhook.kinds)
    )
    returning id
  ), unsent as (
    delete from outbox where id in (
      select id from outbox
      where kind = ${WEBHOOK.name} and dead_at is null
        and singleton_key in (select id::text from pushed_out)
      for update skip locked
    )
  ), delivery as (
    insert into webhook_delivery (webhook_id, kind, data, made_at)
    select webhook.id, ${kind}, told.data, told.at from (${rows}) told
    join webhook on webhook.group_id = ${groupId} and ${kind} = any(webhook.kinds)
    returning id, made_at
  ), queued as (
    insert into outbox (kind, singleton_key, payload, made_at, due_at, expires_at)
    select ${WEBHOOK.name}, id::text, jsonb_build_object('delivery', id), made_at, made_at,
      made_at + make_interval(days => ${DELIVERY_DAYS})
    from delivery
  )`;

/** Has events of a group posted to its webhooks, each with its data, in the transaction that causes them. */
export async function tellEvents(
  sql: TransactionSql,
  { data, at, ...told }: Omit<Told, "rows"> & { data: readonly object[]; at: string },
): Promise<void> {
  const rows = sql`
    select value as data, ${at}::timestamptz as at
    from jsonb_array_elements(${JSON.stringify(data)}::text::jsonb)`;
  await sql`with ${tellingWebhooks(sql, { ...told, rows })} select`;
}

/** Has an event of a group that somebody caused posted to its webhooks, in the transaction that causes it. */
export async function tellWebhooks(
  sql: TransactionSql,
  {
    kind,
    groupId,
    userId,
    name,
    at,
  }: Omit<Told, "rows"> & {
    /** Who joined, or started the cycle of this name. */
    readonly userId: number;
    readonly name?: string | undefined;
    readonly at: string;
  },
): Promise<void> {
  const rows = sql`
    select jsonb_strip_nulls(jsonb_build_object(
      'groupId', ${groupId}::int, 'user', jsonb_build_object('id', id, 'username', username),
      'cycle', ${name ?? null}::text
    )) as data, ${at}::timestamptz as at
    from app_user where id = ${userId}`;
  await sql`with ${tellingWebhooks(sql, { groupId, kind, rows })} select`;
}
