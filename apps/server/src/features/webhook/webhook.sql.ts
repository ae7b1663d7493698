import {
  type CreateWebhookInput,
  KEPT_DELIVERIES,
  type Webhook,
  type WebhookKind,
} from "@daily-quran/domain/group/webhook";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";
import { one } from "../../db/one.ts";

/** The webhooks of a group with their last deliveries, the oldest webhook first. */
export async function listWebhooks(sql: AnySql, groupId: number): Promise<Webhook[]> {
  return await sql<Webhook[]>`
    select id, url, kinds, created_at, (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', id, 'kind', kind, 'madeAt', ${isoOf(sql, "made_at")}, 'triedAt', ${isoOf(sql, "tried_at")},
        'failure', failure
      )) order by id desc), '[]')
      from (
        select * from webhook_delivery where webhook_id = webhook.id
        order by id desc limit ${KEPT_DELIVERIES.most}
      ) last
    ) as deliveries
    from webhook where group_id = ${groupId} order by id`;
}

const isoOf = (sql: AnySql, column: string) =>
  sql`to_char(${sql(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export async function insertWebhook(
  sql: TransactionSql,
  webhook: CreateWebhookInput & { readonly groupId: number; readonly createdAt: string },
): Promise<{ id: number }> {
  return await one(sql<{ id: number }[]>`insert into webhook ${sql(webhook)} returning id`);
}

/** Deletes a webhook of a group; undefined if there was none. */
export async function deleteWebhook(
  sql: TransactionSql,
  groupId: number,
  id: number,
): Promise<{ url: string } | undefined> {
  const [row] = await sql<{ url: string }[]>`
    delete from webhook where group_id = ${groupId} and id = ${id} returning url`;
  return row;
}

/** A delivery with where it goes. */
export interface Delivered {
  readonly webhookId: number;
  readonly url: string;
  readonly kind: WebhookKind;
  readonly data: unknown;
  readonly madeAt: string;
}

/** The delivery of an ID; of a group alone, if it is named. */
export async function findDelivery(
  sql: AnySql,
  id: number,
  of?: { readonly groupId: number; readonly webhookId: number },
): Promise<Delivered | undefined> {
  const [row] = await sql<Delivered[]>`
    select webhook_id, url, kind, data, made_at
    from webhook_delivery delivery join webhook on webhook.id = webhook_id
    where delivery.id = ${id}
      ${of ? sql`and group_id = ${of.groupId} and webhook_id = ${of.webhookId}` : sql``}`;
  return row;
}

/** Notes how a try ended, and deletes what is too old, or too much of its webhook. */
export async function updateDelivery(
  sql: Sql,
  id: number,
  { webhookId, at, failure }: { webhookId: number; at: number; failure: string | null },
): Promise<void> {
  const oldest = new Date(at - KEPT_DELIVERIES.days * 24 * 60 * 60_000).toISOString();
  await sql`
    update webhook_delivery set tried_at = ${new Date(at).toISOString()}, failure = ${failure}
    where id = ${id}`;
  await sql`
    delete from webhook_delivery where id in (
      select id from webhook_delivery where made_at <= ${oldest} order by made_at limit 100
    ) or webhook_id = ${webhookId} and id <= (
      select id from webhook_delivery where webhook_id = ${webhookId}
      order by id desc offset ${KEPT_DELIVERIES.most} limit 1
    )`;
}
