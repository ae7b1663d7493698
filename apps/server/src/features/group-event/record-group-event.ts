import { GROUP_EVENT_DAYS } from "@daily-quran/domain/group-event";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import type { TransactionSql } from "postgres";
import { deleteUntil } from "../../db/delete-until.sql.ts";
import type { Actor } from "../../request/actor.ts";
import { insertGroupEvent, type NewGroupEvent } from "./group-event.sql.ts";

/** What is written: the group, what was done, and to whom. */
export type GroupHappening = Omit<NewGroupEvent, "actorId" | "createdAt">;

// More than one write makes, so that old entries of all groups go in time.
const MAX_DELETED = 20;

/** The instant after which entries are kept. */
export const oldestEvent = (now: number): string =>
  new Date(now - GROUP_EVENT_DAYS * DAY_MS).toISOString();

/** Writes into a group's history, in the transaction of what it tells; deletes entries that are too old. */
export async function recordGroupEvent(
  sql: TransactionSql,
  { userId, now }: Pick<Actor, "userId" | "now">,
  event: GroupHappening,
): Promise<void> {
  await deleteUntil(sql, "group_event", { instant: oldestEvent(now), limit: MAX_DELETED });
  await insertGroupEvent(sql, {
    ...event,
    actorId: userId,
    createdAt: new Date(now).toISOString(),
  });
}
