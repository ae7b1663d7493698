import {
  ACCOUNT_EVENT_DAYS,
  MAX_EVENTS_OF_A_KIND,
} from "@daily-quran/domain/account/account-event";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import type { AnySql } from "../../db/client.ts";
import { deleteUntil } from "../../db/delete-until.sql.ts";
import type { Actor } from "../../request/actor.ts";
import {
  deleteAccountEventsBeyond,
  insertAccountEvent,
  type NewAccountEvent,
} from "./account-event.sql.ts";

// More than one write makes, so that old entries of all accounts go in time.
const MAX_DELETED = 20;

/** The instant after which entries are kept. */
export const oldestAccountEvent = (now: number): string =>
  new Date(now - ACCOUNT_EVENT_DAYS * DAY_MS).toISOString();

/** Writes into an account's history, in the transaction of what it tells; deletes what is too old or too much. */
export async function recordAccountEvent(
  sql: AnySql,
  { userId, now }: Pick<Actor, "userId" | "now">,
  event: Pick<NewAccountEvent, "kind" | "detail">,
): Promise<void> {
  // First, as it locks the account: who deletes the account waits before it locks entries, not between them.
  await insertAccountEvent(sql, { ...event, userId, createdAt: new Date(now).toISOString() });
  await deleteUntil(sql, "account_event", {
    instant: oldestAccountEvent(now),
    limit: MAX_DELETED,
  });
  await deleteAccountEventsBeyond(sql, { userId, kind: event.kind }, MAX_EVENTS_OF_A_KIND);
}
