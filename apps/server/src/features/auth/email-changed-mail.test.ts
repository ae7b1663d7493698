import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { useDatabase } from "../../../test/database.ts";
import { useMailServer } from "../../../test/processes/mail-server.ts";
import { testSettings } from "../../../test/settings.ts";
import { useApp } from "../../../test/use-app.ts";
import { smtpMailer } from "../mail/mailer.ts";
import { outboxWorker } from "../outbox/outbox-worker.ts";
import { emailChangedSender } from "./email-changed-mail.ts";

const sql = useDatabase();
const mails = useMailServer();
const { site } = testSettings();
const running = useApp(sql, { settings: testSettings({ site: { ...site, sendsMail: true } }) });
const silent = useApp(sql);

async function send(): Promise<void> {
  const from = { name: "", address: "reading@quran.example" };
  const mailer = smtpMailer({ smtpUrl: mails.url(), from });
  const post = { sql, now: Date.now, publicUrl: site.publicUrl, send: mailer };
  await outboxWorker({ sql, now: Date.now, senders: [emailChangedSender(post)] }).drain();
}

const change = (email: string, password = PASSWORD) => ({ email, password });

test("the old address is told that the address was changed, and not to which", async () => {
  const { visitor: amina } = await registered(running, "amina");
  await amina.send("POST /api/user/email", change("amina@example.com"));
  await send();
  const [mail, ...others] = mails.arrived;
  expect(others).toEqual([]);
  expect(mail?.to).toEqual(["amina@example.org"]);
  expect(mail?.head).toContain("Subject: Your email address was changed");
  expect(mail?.text).toContain("As-salamu alaykum amina,");
  expect(mail?.text).toContain("http://localhost:3000/account");
  expect(`${mail?.text}${mail?.html}`).not.toContain("amina@example.com");
});

test("what is refused, or changes nothing, tells nobody, and neither does a site without mail", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const { visitor: bilal } = await registered(silent, "bilal");
  await amina.send("POST /api/user/email", change("amina@example.com", "wrong"));
  await amina.send("POST /api/user/email", change("bilal@example.org"));
  await amina.send("POST /api/user/email", change("amina@example.org"));
  await bilal.send("POST /api/user/email", change("bilal@example.com"));
  expect(await sql`select from outbox`).toHaveLength(0);
});
