import type { ReminderChannel } from "@daily-quran/domain/account/reminder";
import { addressIn, DEFAULT_LANGUAGE } from "@daily-quran/domain/language";
import { isQuiet } from "@daily-quran/reading-schedule/reminder/reminder-time";
import type { Sql, TransactionSql } from "../../db/client.ts";
import { notificationText } from "../notification/notification-text.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { Spoken } from "./due.ts";
import { REMINDER_MAIL } from "./mail/reminder-mails.ts";
import { PUSH } from "./push/push-kind.ts";
import { findAllowed } from "./reminder.sql.ts";
import { listSubscriptionsOf } from "./push/push-subscription.sql.ts";

/** By what a user lets reminders come, and whether not now; undefined for who wants none. */
export async function allowedAt(sql: Sql, userId: number, now: number) {
  const allowed = await findAllowed(sql, userId);
  if (!allowed) return undefined;
  const { channels, language, timeZone, quietFrom: from, quietTo: to } = allowed;
  return { channels, language, isQuiet: isQuiet(now, { timeZone, from, to }) };
}

/** A notice that leaves the server; a later one of its kind takes its place on a screen. */
type Sent = Pick<Spoken, "userId" | "channels" | "language" | "notice" | "date" | "until"> & {
  readonly kind: string;
};

/** Puts what leaves the server into the outbox: a message for each browser of those who want that, and mails. */
export async function enqueueNotices(
  sql: TransactionSql,
  now: number,
  told: readonly Sent[],
): Promise<void> {
  const by = (channel: ReminderChannel) =>
    told.filter(({ channels }) => channels.includes(channel));
  const [pushed, mailed] = [by("push"), by("mail")];
  const browsers = await browsersOf(sql, now, pushed);
  await enqueue(
    sql,
    now,
    ...pushed.flatMap((one) =>
      (browsers.get(one.userId) ?? []).map((id) => ({
        kind: PUSH,
        singletonKey: `${one.kind}:${one.date}:${id}`,
        payload: { ...wordsOf(one), subscription: id, tag: one.kind, until: one.until },
        expires: one.until,
      })),
    ),
  );
  await enqueue(
    sql,
    now,
    ...mailed.map((one) => ({
      kind: REMINDER_MAIL,
      singletonKey: `${one.kind}:${one.date}:${one.userId}`,
      payload: { ...wordsOf(one), userId: one.userId },
      expires: one.until,
    })),
  );
}

async function browsersOf(
  sql: TransactionSql,
  now: number,
  pushed: readonly Sent[],
): Promise<Map<number, number[]>> {
  const browsers = new Map<number, number[]>();
  if (pushed.length === 0) return browsers;
  const userIds = pushed.map(({ userId }) => userId);
  for (const { id, userId } of await listSubscriptionsOf(sql, userIds, new Date(now).toISOString()))
    browsers.set(userId, [...(browsers.get(userId) ?? []), id]);
  return browsers;
}

function wordsOf({ language, notice }: Sent): { title: string; message: string; path: string } {
  const words = notificationText({ ...notice, count: 1 }, language ?? DEFAULT_LANGUAGE);
  return { ...words, path: addressIn(language ?? DEFAULT_LANGUAGE, notice.link) };
}
