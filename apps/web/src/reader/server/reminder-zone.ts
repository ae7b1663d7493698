import * as apiPaths from "@daily-quran/domain/api-paths";
import { deviceZone } from "../../texts/device-zone.ts";
import { storedValue } from "../../lib/storage/storage.ts";
import { request } from "./fetcher.ts";
import { sessionHint } from "./session-hint.ts";

interface ReminderZone {
  readonly userId: number | null;
  readonly timeZone: string;
}

/** Whose reminders were set in this browser, and the time zone of their hours. */
const reminderZone = storedValue<ReminderZone | null>("reminder-zone", null, (value) => {
  const { userId, timeZone } = (value ?? {}) as Partial<ReminderZone>;
  return typeof userId === "number" && typeof timeZone === "string"
    ? { userId, timeZone }
    : undefined;
});

/** Whether the user set reminders in this browser. */
export const hasReminders = (): boolean =>
  reminderZone.get() !== null && reminderZone.get()?.userId === sessionHint.get();

/** Keeps which zone the hours of the user's reminders are of; undefined where there are none. */
export function keepZone(timeZone: string | undefined): void {
  reminderZone.set(timeZone === undefined ? null : { userId: sessionHint.get(), timeZone });
}

/** Keeps the hours of the user's reminders where the user has travelled to. */
export async function followZone(): Promise<void> {
  const held = reminderZone.get();
  const timeZone = deviceZone();
  if (held?.userId !== sessionHint.get() || held?.timeZone === timeZone) return;
  await request(apiPaths.userReminders, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ timeZone }),
  });
  keepZone(timeZone);
}
