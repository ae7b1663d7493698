import type { NotificationState } from "@daily-quran/domain/notification";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { countNotificationsOf } from "./notification.sql.ts";
import { oldestKept } from "./notify.ts";

/** How many notifications the actor has, and a version by which a poll finds out that nothing has changed. */
export async function notificationState(
  sql: Sql,
  { userId, now }: Actor,
): Promise<NotificationState> {
  const counted = await countNotificationsOf(sql, userId, oldestKept(now));
  const { total, unread, sum, unreadSum } = counted;
  return { total, unread, version: `${userId}-${total}-${sum}-${unread}-${unreadSum}` };
}
