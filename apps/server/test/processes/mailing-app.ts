import type { Sql } from "../../src/db/client.ts";
import { emailSenders } from "../../src/features/auth/email-mails.ts";
import { smtpMailer } from "../../src/features/mail/mailer.ts";
import { outboxWorker } from "../../src/features/outbox/outbox-worker.ts";
import { reminderMailSenders } from "../../src/features/reminder/mail/reminder-mails.ts";
import { testSettings } from "../settings.ts";
import { useApp } from "../use-app.ts";
import { useMailServer } from "./mail-server.ts";

/** The application of a file of tests with a mail server, and what sends the mails that are due. */
export function useMailingApp(sql: Sql, now: () => number) {
  const mails = useMailServer();
  const { site } = testSettings();
  const running = useApp(sql, {
    settings: testSettings({ site: { ...site, sendsMail: true } }),
    now,
  });
  async function send(): Promise<void> {
    const from = { name: "", address: "reading@quran.example" };
    const mailer = smtpMailer({ smtpUrl: mails.url(), from });
    const post = { sql, now, publicUrl: running.url, send: mailer };
    const senders = [...emailSenders(post), ...reminderMailSenders(post)];
    await outboxWorker({ sql, now, senders }).drain();
  }
  return { mails, running, send };
}

/** The link in a mail to the page that asks or ends. */
export const linkIn = (text = "") =>
  /http:\S+\/api\/reminder-mail\/\S+/.exec(text)?.[0] ?? "no link";
