import { MAX_PAGE_SIZE } from "@daily-quran/domain/api-limits";
import { MAX_ID } from "@daily-quran/domain/fields/id";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { Notification, NotificationList } from "@daily-quran/domain/group/notification";
import type { Paging } from "@daily-quran/domain/paging";
import { belowCursor } from "../paging/below-cursor.ts";
import type { Sql } from "../../db/client.ts";
import type { BesideUser } from "../../request/access.ts";
import type { Actor } from "../../request/actor.ts";
import {
  listNotificationsOf,
  type NotificationPage,
  type NotificationRow,
  pageOfUser,
} from "./notification.sql.ts";
import { notificationText } from "./notification-text.ts";
import { oldestStored } from "./notify.ts";

/** The whole first page of the caller, for the query that finds the caller. */
export const firstPageBeside: BesideUser = ({ sql, now }) =>
  pageOfUser(sql, { since: oldestStored(now()), below: MAX_ID, limit: MAX_PAGE_SIZE + 1 });

/**
 * The actor's notifications, newest first, in a language. `firstPage` is the whole first page where the query of
 * the session has answered it.
 */
export async function listNotifications(
  sql: Sql,
  actor: Actor & { readonly language: ReaderLanguage },
  { limit, cursor, firstPage }: Paging & { firstPage?: NotificationPage | undefined },
): Promise<NotificationList> {
  const since = oldestStored(actor.now);
  const range = { since, below: belowCursor(cursor), limit: limit + 1 };
  const isFirst = cursor === undefined && limit === MAX_PAGE_SIZE;
  const known = isFirst ? firstPage : undefined;
  const { rows, total, unread } = known ?? (await listNotificationsOf(sql, actor.userId, range));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map((row) => notificationOfRow(row, actor.language)),
    total,
    unread,
    nextCursor: last && String(last.id),
  };
}

function notificationOfRow(row: NotificationRow, language: ReaderLanguage): Notification {
  const { id, read, link, createdAt } = row;
  return {
    id,
    ...notificationText(row, language),
    read,
    ...(link !== null && { link }),
    createdAt: new Date(createdAt).toISOString(),
  };
}
