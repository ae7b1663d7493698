import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import type { AnySql } from "../../db/client.ts";
import { insertMessages } from "./outbox.sql.ts";
import type { OutboxKind } from "./outbox-kind.ts";

/** For how long a message is tried, unless it says. */
export const EXPIRY_MS = 3 * DAY_MS;

/** A message to be sent; instants are in epoch milliseconds. */
export interface NewMessage<Payload> {
  readonly kind: OutboxKind<Payload>;
  /** Takes the place of a message of this kind and key that still waits; unique within one call. */
  readonly singletonKey?: string;
  readonly payload: Payload;
  readonly notBefore?: number;
  /** After this it is of no use: it is dropped, or a dead letter if it was tried. */
  readonly expires?: number;
}

/** Puts messages into the outbox, in the transaction of what causes them: sent if it commits, else not. */
export async function enqueue<Payload>(
  sql: AnySql,
  now: number,
  ...messages: readonly NewMessage<Payload>[]
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ kind, singletonKey = null, payload, notBefore, expires }) => ({
    kind: kind.name,
    singletonKey,
    payload: JSON.stringify(payload),
    dueAt: iso(notBefore ?? now),
    expiresAt: iso(expires ?? (notBefore ?? now) + EXPIRY_MS),
  }));
  await insertMessages(sql, iso(now), rows);
}

const iso = (instant: number): string => new Date(instant).toISOString();
