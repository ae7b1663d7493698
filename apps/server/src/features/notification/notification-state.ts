import type { NotificationState } from "@daily-quran/domain/group/notification";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { Sql } from "../../db/client.ts";
import type { BesideUser } from "../../request/access.ts";
import type { Actor } from "../../request/actor.ts";
import { marksOfUser, type NotificationMarks, notificationMarksOf } from "./notification.sql.ts";
import { oldestStored } from "./notify.ts";

/** The marks of the caller, for the query that finds the caller. */
export const marksBeside: BesideUser = ({ sql, now }) => marksOfUser(sql, oldestStored(now()));

const NONE: NotificationMarks = { unread: 0, unreadSum: "0", newest: null };

/**
 * How many notifications the actor has not read, and a version by which a poll finds out that nothing has
 * changed. `known` are the marks where the query of the session has answered them.
 */
export async function notificationState(
  sql: Sql,
  { userId, now, language }: Actor & { readonly language: ReaderLanguage },
  known?: NotificationMarks,
): Promise<NotificationState> {
  const since = oldestStored(now);
  const marks = known ?? (await notificationMarksOf(sql, userId, since)) ?? NONE;
  const { unread, unreadSum, newest } = marks;
  // The day covers expiry: none expires between two midnights.
  const day = since.slice(0, 10);
  return { unread, version: [language, userId, newest ?? 0, day, unread, unreadSum].join("-") };
}
