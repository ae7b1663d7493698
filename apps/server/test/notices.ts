import type { Sql } from "../src/db/client.ts";
import {
  notificationText,
  type StoredText,
} from "../src/features/notification/notification-text.ts";

/** Everyone's notifications in English, by user: title, message and link. */
export async function noticesOf(sql: Sql): Promise<string[][]> {
  const rows = await sql<(StoredText & { username: string; link: string })[]>`
    select username, kind, details, cardinality(about) as count, title, message, link
    from notification
    join app_user on app_user.id = user_id
    order by username, notification.id`;
  return rows.map((row) => {
    const { title, message } = notificationText(row, "en");
    return [row.username, title, message, row.link];
  });
}
