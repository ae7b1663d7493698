import { DomainError } from "@daily-quran/domain/errors";
import { MAX_ID } from "@daily-quran/domain/id";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { Notification, NotificationList } from "@daily-quran/domain/notification";
import type { Paging } from "@daily-quran/domain/paging";
import type { Sql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { listNotificationsOf, type NotificationRow } from "./notification.sql.ts";
import { notificationText } from "./notification-text.ts";
import { oldestKept } from "./notify.ts";

/** The actor's notifications, newest first, in a language. */
export async function listNotifications(
  sql: Sql,
  actor: Actor & { readonly language: ReaderLanguage },
  { limit, cursor }: Paging,
): Promise<NotificationList> {
  const since = oldestKept(actor.now);
  const range = { since, below: belowCursor(cursor), limit: limit + 1 };
  const { rows, total, unread } = await listNotificationsOf(sql, actor.userId, range);
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
    createdAt,
  };
}

function belowCursor(cursor: string | undefined): number {
  if (cursor === undefined) return MAX_ID;
  const id = Number(/^[1-9]\d{0,9}$/.exec(cursor)?.[0]);
  if (!(id <= MAX_ID)) throw new DomainError("INVALID_CURSOR");
  return id;
}
