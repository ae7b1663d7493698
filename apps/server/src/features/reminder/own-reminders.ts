import type {
  OwnReminders,
  Reminder,
  ReminderSettings,
} from "@daily-quran/domain/account/reminder";
import { DomainError } from "@daily-quran/domain/errors";
import { nextReminder } from "@daily-quran/reading-schedule/reminder/reminder-time";
import type { Sql, TransactionSql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import { listRemindersOf, type ReminderRow, replaceReminders } from "./reminder.sql.ts";
import { timeOf } from "./remind.ts";
import { lockUser } from "../../db/lock-user.sql.ts";
import { askForMail, mailOf } from "./mail/confirm-mail.ts";
import { pushKeys } from "./push/push-keys.ts";
import { isSubscribed } from "./push/push-subscription.sql.ts";

const QUIET = { quietFrom: "22:00", quietTo: "05:00" };

/** Who asks, by the token of their browser's session, and whether the site sends mail. */
interface Asked {
  readonly sql: Sql;
  readonly token: string | undefined;
  readonly sendsMail: boolean;
}

/** The actor's reminders, and what each channel can do for them. */
export async function getReminders(
  { sql, token, sendsMail }: Asked,
  { userId }: Actor,
): Promise<OwnReminders> {
  const rows = await listRemindersOf(sql, userId);
  const [first] = rows;
  return {
    ...(first && { timeZone: first.timeZone }),
    quietFrom: first ? clockOf(first.quietFrom) : QUIET.quietFrom,
    quietTo: first ? clockOf(first.quietTo) : QUIET.quietTo,
    reminders: rows.map(({ kind, minute, channels }): Reminder => {
      return { kind, at: clockOf(minute), channels };
    }),
    pushKey: (await pushKeys(sql)).publicKey,
    isShownHere: token !== undefined && (await isSubscribed(sql, token)),
    mail: sendsMail ? await mailOf(sql, userId) : "none",
  };
}

/**
 * Sets all reminders of the actor; where they want mails to an address that is not confirmed, it is asked there.
 * Throws ZONE_UNKNOWN or NO_REMINDER_MAIL.
 */
export async function setReminders(
  { sql, sendsMail }: Asked,
  actor: Actor,
  { timeZone, quietFrom, quietTo, reminders }: ReminderSettings,
): Promise<void> {
  const wantsMail = reminders.some(({ channels }) => channels.includes("mail"));
  if (wantsMail && !sendsMail) throw new DomainError("NO_REMINDER_MAIL");
  await replace(sql, actor, (held) =>
    reminders.map(({ kind, at, channels }) => ({
      kind,
      minute: minuteOf(at),
      timeZone,
      quietFrom: minuteOf(quietFrom),
      quietTo: minuteOf(quietTo),
      channels: [...new Set(channels)],
      handledOn: held.find((row) => row.kind === kind)?.handledOn ?? null,
    })),
  );
  if (wantsMail) await askForMail(sql, actor);
}

/** Keeps the hours of the actor's reminders where the actor is now; throws ZONE_UNKNOWN. */
export async function followZone(sql: Sql, actor: Actor, timeZone: string): Promise<void> {
  const rows = await listRemindersOf(sql, actor.userId);
  if (rows.every((row) => row.timeZone === timeZone)) return;
  await replace(sql, actor, (held) => held.map((row) => ({ ...row, timeZone })));
}

async function replace(
  sql: Sql,
  { userId, now }: Actor,
  change: (held: readonly ReminderRow[]) => ReminderRow[],
): Promise<void> {
  await sql.begin(async (sql: TransactionSql) => {
    if (!(await lockUser(sql, userId))) throw new DomainError("UNAUTHORIZED");
    const rows = change(await listRemindersOf(sql, userId));
    await replaceReminders(
      sql,
      userId,
      rows.map((row) => ({ ...row, dueAt: dueAtOf(row, now) })),
    );
  });
}

function dueAtOf(row: ReminderRow, now: number): string {
  try {
    return new Date(nextReminder(now, timeOf(row), row.handledOn ?? undefined)).toISOString();
  } catch (error) {
    if (error instanceof RangeError) throw new DomainError("ZONE_UNKNOWN");
    throw error;
  }
}

function minuteOf(at: string): number {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  return hours * 60 + minutes;
}

const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
