import type { NotificationState } from "@daily-quran/domain/notification";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { notificationMarksOf } from "./notification.sql.ts";
import { oldestKept } from "./notify.ts";

/**
 * How many notifications the actor has not read, and a version by which a poll finds out that nothing has
 * changed.
 */
export async function notificationState(
  sql: Sql,
  { userId, now, language }: Actor & { readonly language: ReaderLanguage },
): Promise<NotificationState> {
  const since = oldestKept(now);
  const { unread, unreadSum, newest } = await notificationMarksOf(sql, userId, since);
  // The day covers expiry: none expires between two midnights.
  const day = since.slice(0, 10);
  return { unread, version: [language, userId, newest ?? 0, day, unread, unreadSum].join("-") };
}
