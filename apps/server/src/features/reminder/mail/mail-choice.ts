import { createHmac, timingSafeEqual } from "node:crypto";
import type { Sql } from "../../../db/client.ts";
import { findServerKey } from "../../../db/server-key.sql.ts";
import {
  deleteMailReminders,
  findMailReader,
  type MailReader,
  updateReminderMail,
} from "./reminder-mail.sql.ts";

/** Where a link to a choice leads, before its token. */
export const MAIL_CHOICE_PATH = "/api/reminder-mail/";

/** What the owner of an address may choose by a link, without signing in: reminders by mail, or none. */
type MailChoice = "on" | "off";

/** A link's choice and whose it is. */
export interface SignedChoice {
  readonly choice: MailChoice;
  readonly user: MailReader;
}

const TOKEN = /^(?<choice>on|off)\.(?<id>\d{1,9})\.(?<mac>[\w-]{43})$/;

/** The path of a link that makes a choice; one that says yes is of the account's present address alone. */
export async function choicePath(sql: Sql, { choice, user }: SignedChoice): Promise<string> {
  const mac = macOf(await findServerKey(sql, "reminder-mail"), { choice, user });
  return `${MAIL_CHOICE_PATH}${choice}.${user.id}.${mac}`;
}

/** What a token says; undefined where it is not ours, or of an address or an account that is gone. */
export async function readChoice(sql: Sql, token: string): Promise<SignedChoice | undefined> {
  const parts = TOKEN.exec(token)?.groups;
  if (!parts) return undefined;
  const user = await findMailReader(sql, Number(parts["id"]));
  if (!user) return undefined;
  const signed = { choice: parts["choice"] === "on" ? "on" : "off", user } as const;
  const right = Buffer.from(macOf(await findServerKey(sql, "reminder-mail"), signed));
  return timingSafeEqual(Buffer.from(parts["mac"] ?? ""), right) ? signed : undefined;
}

/** Does what a link says. */
export async function applyChoice(sql: Sql, { choice, user }: SignedChoice): Promise<void> {
  await (choice === "on" ? updateReminderMail(sql, user) : deleteMailReminders(sql, user.id));
}

function macOf(key: Buffer, { choice, user: { id, email } }: SignedChoice): string {
  const signed = JSON.stringify(choice === "on" ? [choice, id, email] : [choice, id]);
  return createHmac("sha256", key).update(signed).digest("base64url");
}
