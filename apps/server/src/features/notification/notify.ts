import { NOTIFICATION_DAYS } from "@daily-quran/domain/group/notification";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import type { TransactionSql } from "../../db/client.ts";
import { deleteUntil } from "../../db/delete-until.sql.ts";
import type { Notice } from "./notice.ts";
import {
  type Audience,
  insertNotification,
  insertNotificationsOfMembers,
  insertNotificationsOfUsers,
} from "./notification.sql.ts";

export {
  renameCycleInNotices,
  updateNoticesOfCycles,
  updateNoticesOfKhatmas,
} from "./notification.sql.ts";

/** Notifies a user, in the transaction of the event; `now` is in epoch milliseconds. */
export async function notifyUser(
  sql: TransactionSql,
  now: number,
  { userId, notice }: { userId: number; notice: Notice },
): Promise<void> {
  await sweep(sql, now);
  await insertNotification(sql, userId, { ...notice, createdAt: new Date(now).toISOString() });
}

/** Notifies many users, each of something of their own. */
export async function notifyUsers(
  sql: TransactionSql,
  now: number,
  told: readonly { readonly userId: number; readonly notice: Notice }[],
): Promise<void> {
  if (told.length === 0) return;
  await sweep(sql, now);
  await insertNotificationsOfUsers(sql, told, new Date(now).toISOString());
}

/** Notifies the members of a group, in the transaction of the event. */
export async function notifyMembers(
  sql: TransactionSql,
  now: number,
  { notice, ...audience }: Audience & { notice: Notice },
): Promise<void> {
  await sweep(sql, now);
  await insertNotificationsOfMembers(sql, audience, {
    ...notice,
    createdAt: new Date(now).toISOString(),
  });
}

/** The instant up to which notifications are too old to be shown, ISO 8601; moves at 00:00 UTC. */
export function oldestStored(now: number): string {
  const startOfDay = now - (now % DAY_MS);
  return new Date(startOfDay - NOTIFICATION_DAYS * DAY_MS).toISOString();
}

// Each write deletes some expired ones, so that the table stays small.
const SWEPT_AT_ONCE = 1000;

async function sweep(sql: TransactionSql, now: number): Promise<void> {
  await deleteUntil(sql, "notification", { instant: oldestStored(now), limit: SWEPT_AT_ONCE });
}
