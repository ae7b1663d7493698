import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Sql } from "../../db/client.ts";
import { findServerKey } from "../../db/server-key.sql.ts";
import { type AnySender, type Delivery, senderOf } from "../outbox/outbox-kind.ts";
import { type ConnectionRule, isPublicAddress, postTo, RefusedAddress } from "../outbox/post-to.ts";
import { WEBHOOK } from "./tell/tell-webhooks.ts";
import { findDelivery, updateDelivery } from "./webhook.sql.ts";

/** A receiver that takes longer is tried again later. */
const ANSWER_MS = 15_000;

const AT_ONCE = 20;
// Of one receiver, so that one that hangs leaves room for the others; and how long it is left alone then.
const AT_ONCE_TO_ONE = 4;
const REST_MS = 60_000;

// Receivers that answer late share less than half of the room, however many they are.
const LATE_MS = 2000;
const LATE_FOR_MS = 10 * 60_000;
const AT_ONCE_TO_LATE = 8;

interface WebhookSenderOptions {
  readonly sql: Sql;
  readonly now: () => number;
  /** Which addresses may be connected to: public ones, unless given. */
  readonly mayConnect?: ConnectionRule;
  /** How long a receiver may take. */
  readonly answerMs?: number;
}

/** The secret of a webhook, as its receiver gets it. */
export const secretOf = async (sql: Sql, webhookId: number): Promise<string> =>
  `whsec_${(await keyOf(sql, webhookId)).toString("base64")}`;

const keyOf = async (sql: Sql, webhookId: number): Promise<Buffer> =>
  createHmac("sha256", await findServerKey(sql, "webhook"))
    .update(String(webhookId))
    .digest();

/** Posts events to webhooks, signed as Standard Webhooks asks. */
export function webhookSender({
  sql,
  now,
  mayConnect = isPublicAddress,
  answerMs = ANSWER_MS,
}: WebhookSenderOptions): AnySender {
  const post = postTo(mayConnect);
  const running = new Map<number, number>();
  const resting = new LRUCache<number, true>({ max: 10_000, ttl: REST_MS, perf: { now } });
  const late = new LRUCache<number, true>({ max: 10_000, ttl: LATE_FOR_MS, perf: { now } });
  const runningLate = (): number =>
    [...running].reduce((sum, [id, count]) => sum + (late.has(id) ? count : 0), 0);
  const inTurn = async (webhookId: number, send: () => Promise<Delivery>): Promise<Delivery> => {
    const before = running.get(webhookId) ?? 0;
    if (resting.has(webhookId)) return { later: "did not answer before", seconds: REST_MS / 1000 };
    if (before >= AT_ONCE_TO_ONE || (late.has(webhookId) && runningLate() >= AT_ONCE_TO_LATE))
      return { later: "waits for those before", seconds: 1 };
    running.set(webhookId, before + 1);
    const begunAt = now();
    try {
      return await send();
    } finally {
      if (now() - begunAt > LATE_MS) late.set(webhookId, true);
      const after = (running.get(webhookId) ?? 1) - 1;
      if (after > 0) running.set(webhookId, after);
      else running.delete(webhookId);
    }
  };
  return senderOf({
    kind: WEBHOOK,
    atOnce: AT_ONCE,
    send: async ({ payload: { delivery: id }, signal }) => {
      const found = await findDelivery(sql, id);
      // Its webhook is gone, or too many came after it.
      if (!found) return "sent";
      const { webhookId, url, kind: type, data, madeAt: timestamp } = found;
      return await inTurn(webhookId, async () => {
        const body = JSON.stringify({ type, timestamp, data });
        const seconds = Math.floor(now() / 1000);
        const signed = `msg_${id}.${seconds}.${body}`;
        const mac = createHmac("sha256", await keyOf(sql, webhookId)).update(signed);
        const headers = {
          "content-type": "application/json",
          "user-agent": "Daily-Quran-Reading",
          "webhook-id": `msg_${id}`,
          "webhook-timestamp": String(seconds),
          "webhook-signature": `v1,${mac.digest("base64")}`,
        };
        const limit = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
        const delivery = await post(url, { headers, body: Buffer.from(body), signal: limit }).then(
          ({ status, retryAfter }) => deliveryOf(status, retryAfter),
          failed,
        );
        if (isSilent(delivery)) resting.set(webhookId, true);
        const failure = delivery === "sent" ? null : reasonOf(delivery).slice(0, 200);
        await updateDelivery(sql, id, { webhookId, at: now(), failure });
        return delivery;
      });
    },
  });
}

function deliveryOf(status: number, retryAfter: number | undefined): Delivery {
  if (status >= 200 && status < 300) return "sent";
  const text = `the receiver answered ${status}`;
  if (status === 410) return { refused: text };
  return { later: text, ...(retryAfter !== undefined && { seconds: retryAfter }) };
}

const reasonOf = (delivery: Exclude<Delivery, "sent">): string =>
  "refused" in delivery ? delivery.refused : delivery.later;

function failed(error: Error): Delivery {
  if (error instanceof RefusedAddress) return { refused: error.message };
  return { later: error.name === "AbortError" ? SILENT : error.message };
}

const SILENT = "no answer in time";

const isSilent = (delivery: Delivery): boolean =>
  typeof delivery === "object" && "later" in delivery && delivery.later === SILENT;
