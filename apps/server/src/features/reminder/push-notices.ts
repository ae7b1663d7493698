import { addressIn } from "@daily-quran/domain/language";
import type { TransactionSql } from "postgres";
import { notificationText } from "../notification/notification-text.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { Spoken } from "./due.ts";
import { PUSH } from "./push/push-kind.ts";
import { listSubscriptionsOf } from "./push/push-subscription.sql.ts";

/** Puts a message for each browser of those who are reminded into the outbox. */
export async function pushNotices(
  sql: TransactionSql,
  now: number,
  told: readonly Spoken[],
): Promise<void> {
  if (told.length === 0) return;
  const userIds = told.map(({ userId }) => userId);
  const browsers = new Map<number, number[]>();
  for (const { id, userId } of await listSubscriptionsOf(sql, userIds, new Date(now).toISOString()))
    browsers.set(userId, [...(browsers.get(userId) ?? []), id]);
  const messages = told.flatMap(({ userId, kind, date, until, language, notice }) => {
    const { title, message } = notificationText({ ...notice, count: 1 }, language ?? "en");
    const path = addressIn(language ?? "en", notice.link);
    return (browsers.get(userId) ?? []).map((id) => ({
      kind: PUSH,
      singletonKey: `${kind}:${date}:${id}`,
      payload: { subscription: id, title, body: message, path, tag: kind, until },
      expires: until,
    }));
  });
  await enqueue(sql, now, ...messages);
}
