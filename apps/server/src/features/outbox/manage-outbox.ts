import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import { EXPIRY_MS } from "./enqueue.ts";
import {
  type Chosen,
  deleteMessages,
  listMessages,
  type ListedMessage,
  listStates,
  type OutboxState,
  updateToRetry,
} from "./outbox.sql.ts";

export type { Chosen, ListedMessage, OutboxState } from "./outbox.sql.ts";

const MOST_LISTED = 500;

/** Dead letters, the newest first, or what waits, in the order in which it is due; 500 at most. */
export async function readMessages(sql: Sql, dead: boolean): Promise<ListedMessage[]> {
  return await listMessages(sql, { dead, limit: MOST_LISTED });
}

/** What the outbox holds of each kind. */
export async function readStates(sql: Sql, now: number): Promise<OutboxState[]> {
  return await listStates(sql, new Date(now).toISOString());
}

/** Tries them again, now; returns how many. Throws NOT_FOUND where an ID is none's. */
export async function retryMessages(sql: Sql, chosen: Chosen, now: number): Promise<number> {
  const times = { now: iso(now), expiresAt: iso(now + EXPIRY_MS) };
  return found(chosen, await updateToRetry(sql, chosen, times));
}

/** Deletes them unsent; returns how many. Throws NOT_FOUND where an ID is none's. */
export async function dropMessages(sql: Sql, chosen: Chosen): Promise<number> {
  return found(chosen, await deleteMessages(sql, chosen));
}

function found(chosen: Chosen, count: number): number {
  if (count === 0 && chosen !== "dead")
    throw new DomainError("NOT_FOUND", `The outbox has no message ${chosen.id}.`);
  return count;
}

const iso = (instant: number): string => new Date(instant).toISOString();
