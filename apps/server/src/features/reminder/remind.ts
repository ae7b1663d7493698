import type { ReminderKind } from "@daily-quran/domain/account/reminder";
import * as webPaths from "@daily-quran/domain/web-paths";
import { groupPath } from "@daily-quran/domain/web-paths";
import { DAY_MS, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import {
  localDate,
  nextReminder,
  type ReminderTime,
  usefulUntil,
} from "@daily-quran/reading-schedule/reminder/reminder-time";
import type { FastifyInstance } from "fastify";
import type { Sql, TransactionSql } from "../../db/client.ts";
import type { ReminderText } from "../notification/notice.ts";
import { reminderNotice } from "../notification/notices.ts";
import { notifyUsers } from "../notification/notify.ts";
import type { Spoken, Wanted } from "./due.ts";
import { enqueueNotices } from "./enqueue-notices.ts";
import {
  type DueReminder,
  listOpenQuizzes,
  listThoseWhoRead,
  listWeeks,
  lockDue,
  updateNext,
} from "./reminder.sql.ts";

const TICK_MS = 10_000;
const AT_ONCE = 1000;
const FRIDAY = 5;

/** Sends reminders when the application listens and every ten seconds; several servers may do so at once. */
export function sendReminders(app: FastifyInstance, sql: Sql, now: () => number): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const tick = (): void => {
    running ??= remindAll(sql, now)
      .catch((error: unknown) => {
        app.log.warn({ err: error }, "reminders could not be sent, trying again");
      })
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook("onListen", () => {
    timer = setInterval(tick, TICK_MS).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
}

/** Sends every due reminder and sets its next time, in transactions of a thousand. */
export async function remindAll(sql: Sql, now: () => number): Promise<void> {
  for (;;) {
    const count = await sql.begin((sql) => remindSome(sql, now()));
    if (count < AT_ONCE) return;
  }
}

async function remindSome(sql: TransactionSql, now: number): Promise<number> {
  const due = await lockDue(sql, new Date(now).toISOString(), AT_ONCE);
  if (due.length === 0) return 0;
  const timesOf = knownTimes(now);
  const rows = due.map((row) => ({ ...row, ...timesOf(row) }));
  const told = await withText(
    sql,
    rows.filter((row) => isUseful(row, now)),
    now,
  );
  await updateNext(
    sql,
    rows.map(({ userId, kind, date, next }) => ({ userId, kind, handledOn: date, dueAt: next })),
  );
  await notifyUsers(
    sql,
    now,
    told.filter(({ channels }) => channels.includes("bell")),
  );
  await enqueueNotices(sql, now, told);
  return due.length;
}

/** When a reminder comes. */
export const timeOf = ({
  kind,
  minute,
  timeZone,
}: Pick<DueReminder, "kind" | "minute" | "timeZone">): ReminderTime => ({
  minute,
  timeZone,
  weekday: kind === "week" ? FRIDAY : undefined,
});

/** The date that a reminder was due on, until when it helps, and the next time; many readers share them. */
function knownTimes(now: number) {
  const timesOf = (row: DueReminder) => {
    const { timeZone, quietFrom: from, quietTo: to } = row;
    const dueAt = Date.parse(row.dueAt);
    const date = localDate(dueAt, timeZone);
    return {
      date,
      until: usefulUntil(dueAt, { timeZone, from, to }),
      next: new Date(nextReminder(now, timeOf(row), date)).toISOString(),
    };
  };
  const known = new Map<string, ReturnType<typeof timesOf>>();
  return (row: DueReminder) => {
    const { kind, minute, timeZone, quietFrom, quietTo, dueAt } = row;
    const key = [kind, minute, timeZone, quietFrom, quietTo, dueAt].join(" ");
    const times = known.get(key) ?? timesOf(row);
    known.set(key, times);
    return times;
  };
}

/** Not too late, and of no account that is disabled; the next time is never on a date that is dealt with. */
const isUseful = ({ language, until }: Wanted, now: number): boolean =>
  language !== null && now < until;

/** Those that have something to say, with it. */
async function withText(
  sql: TransactionSql,
  wanted: readonly Wanted[],
  now: number,
): Promise<Spoken[]> {
  const ofKind = (kind: ReminderKind) => wanted.filter((row) => row.kind === kind);
  const [reading, quiz, week] = [ofKind("reading"), ofKind("quiz"), ofKind("week")];
  const haveRead = reading.length > 0 ? await listThoseWhoRead(sql, reading) : new Set<number>();
  const quizIds = quiz.map(({ userId }) => userId);
  const quizzes = quiz.length > 0 ? await listOpenQuizzes(sql, quizIds, utcDay(now)) : [];
  const since = new Date(now - 7 * DAY_MS).toISOString();
  const weeks = week.length > 0 ? await listWeeks(sql, week, since) : [];
  const texts = new Map<string, [ReminderText, string, number?]>();
  for (const { userId } of reading)
    if (!haveRead.has(userId))
      texts.set(`reading ${userId}`, [{ kind: "dayReading", details: {} }, webPaths.home]);
  for (const { userId, groupId, ...details } of quizzes)
    texts.set(`quiz ${userId}`, [{ kind: "openQuiz", details }, groupPath(groupId), groupId]);
  for (const { userId, ...details } of weeks)
    texts.set(`week ${userId}`, [{ kind: "pastWeek", details }, webPaths.myReading]);
  return wanted.flatMap((row) => {
    const text = texts.get(`${row.kind} ${row.userId}`);
    return text ? [{ ...row, notice: reminderNotice(...text) }] : [];
  });
}
