import { createHmac, timingSafeEqual } from "node:crypto";
import type { Sql } from "../../../db/client.ts";
import { findServerKey } from "../../../db/server-key.sql.ts";
import { type LinkInMail, MAIL_CHOICE_PATH } from "../../mail/link-in-mail.ts";
import { recordAccountEvent } from "../../account-event/record-account-event.ts";
import {
  deleteMailReminders,
  findMailReader,
  type MailReader,
  updateNoAnnouncements,
  updateReminderMail,
} from "./reminder-mail.sql.ts";

/** What the owner of an address may choose by a link, without signing in: mail of what they chose, no reminders, or no announcements. */
type MailChoice = "on" | "off" | "still";

interface SignedChoice {
  readonly choice: MailChoice;
  readonly user: MailReader;
}

const TOKEN = /^(?<choice>on|off|still)\.(?<id>\d{1,9})\.(?<mac>[\w-]{43})$/;

/** The path of a link that makes a choice; one that says yes is of the account's present address alone. */
export async function choicePath(sql: Sql, { choice, user }: SignedChoice): Promise<string> {
  const mac = macOf(await findServerKey(sql, "reminder-mail"), { choice, user });
  return `${MAIL_CHOICE_PATH}${choice}.${user.id}.${mac}`;
}

/** What a token says; undefined where it is not ours, or of an address or an account that is gone. */
export async function readChoice(
  { sql, now }: { readonly sql: Sql; readonly now: () => number },
  token: string,
): Promise<LinkInMail | undefined> {
  const parts = TOKEN.exec(token)?.groups;
  if (!parts) return undefined;
  const user = await findMailReader(sql, Number(parts["id"]));
  if (!user) return undefined;
  const signed = { choice: parts["choice"] as MailChoice, user };
  const right = Buffer.from(macOf(await findServerKey(sql, "reminder-mail"), signed));
  if (!timingSafeEqual(Buffer.from(parts["mac"] ?? ""), right)) return undefined;
  const apply = async () => {
    if (signed.choice === "off") await deleteMailReminders(sql, user.id);
    else if (signed.choice === "still") await updateNoAnnouncements(sql, user.id);
    else
      await sql.begin(async (sql) => {
        if (await updateReminderMail(sql, user))
          await recordAccountEvent(
            sql,
            { userId: user.id, now: now() },
            { kind: "emailConfirmed" },
          );
      });
    return "Done" as const;
  };
  return { asks: signed.choice, language: user.language, apply };
}

function macOf(key: Buffer, { choice, user: { id, email } }: SignedChoice): string {
  const signed = JSON.stringify(choice === "on" ? [choice, id, email] : [choice, id]);
  return createHmac("sha256", key).update(signed).digest("base64url");
}
