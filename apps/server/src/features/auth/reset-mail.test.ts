import { beforeEach, expect, test } from "vitest";
import { registered } from "../../../test/accounts.ts";
import { useDatabase } from "../../../test/database.ts";
import { useMailServer } from "../../../test/processes/mail-server.ts";
import { testSettings } from "../../../test/settings.ts";
import { useApp } from "../../../test/use-app.ts";
import { visitor } from "../../../test/visitor.ts";
import { smtpMailer } from "../mail/mailer.ts";
import { outboxWorker } from "../outbox/outbox-worker.ts";
import { makeResetLink } from "./operator.ts";
import { resetMailSender } from "./reset-mail.ts";

const START = Date.UTC(2026, 2, 10, 6, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW_PASSWORD = "another battery, another horse";
const REQUEST = "POST /api/password-reset/request";

const sql = useDatabase();
const mails = useMailServer();
let at = START;
const { site } = testSettings();
const running = useApp(sql, {
  now: () => at,
  settings: testSettings({ site: { ...site, sendsMail: true }, trustProxy: true }),
});
const silent = useApp(sql, { now: () => at });
beforeEach(() => {
  at = START;
});

/** Sends what is due, as the server does. */
async function send(): Promise<void> {
  const from = { name: "Daily Quran", address: "reading@quran.example" };
  const post = {
    sql,
    now: () => at,
    publicUrl: site.publicUrl,
    send: smtpMailer({ smtpUrl: mails.url(), from }),
  };
  await outboxWorker({ sql, now: () => at, senders: [resetMailSender(post)] }).drain();
}

const ask = (email: string, from = "192.0.2.1") =>
  visitor(running.url).send(REQUEST, { email }, { "x-forwarded-for": from });
const tokenIn = (text = ""): string => /reset#([\w-]{43})/.exec(text)?.[1] ?? "";
const reset = (token: string, own = visitor(running.url)) =>
  own.send("POST /api/password-reset", { token, password: NEW_PASSWORD });

test("a link comes by mail, sets a password once, ends the sessions and is in the history", async () => {
  const { visitor: amina } = await registered(running, "amina");
  expect(await ask("Amina@Example.org")).toMatchObject({ status: 202, body: { validMinutes: 30 } });
  await send();
  const [mail, ...others] = mails.arrived;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ from: "reading@quran.example", to: ["amina@example.org"] });
  expect(mail?.head).toContain("From: Daily Quran <reading@quran.example>");
  expect(mail?.head).toContain("Subject: A new password for Daily Quran Reading");
  expect(mail?.head).toContain("Message-ID: <outbox.1@quran.example>");
  expect(mail?.head).toContain("Auto-Submitted: auto-generated");
  const token = tokenIn(mail?.text);
  expect(mail?.html).toContain(`href="http://localhost:3000/reset#${token}"`);
  expect(mail?.text).toContain("As-salamu alaykum amina,");
  const stored = await sql`select * from password_reset, outbox`;
  expect(JSON.stringify(stored)).not.toContain(token);

  const phone = visitor(running.url);
  expect((await reset(token, phone)).status).toBe(200);
  expect((await amina.send("GET /api/user")).status).toBe(401);
  expect((await reset(token)).status).toBe(404);
  const { body } = await phone.send("GET /api/user/events");
  expect(body.map(({ kind }: { kind: string }) => kind)).toEqual(["passwordReset", "resetMailed"]);
});

test("a known and an unknown address get the same response, and leave the same behind", async () => {
  await registered(running, "amina");
  const known = await ask("amina@example.org", "192.0.2.1");
  const unknown = await ask("nobody@example.org", "192.0.2.2");
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  const rows = await sql`
    select kind, octet_length(singleton_key) as key, due_at, expires_at, attempts from outbox order by id`;
  expect(rows[1]).toEqual(rows[0]);
  await send();
  expect(mails.arrived.map(({ to }) => to)).toEqual([["amina@example.org"]]);
  expect(await sql`select from outbox`).toHaveLength(0);
});

test("a link is over after half an hour, and only the newest one works", async () => {
  await registered(running, "amina");
  await ask("amina@example.org");
  await send();
  await ask("amina@example.org");
  await send();
  const [first, second] = mails.arrived.map(({ text }) => tokenIn(text));
  expect((await reset(first ?? "")).status).toBe(404);
  at += 30 * MINUTE;
  expect((await reset(second ?? "")).status).toBe(404);
  at -= 1;
  expect((await reset(second ?? "")).status).toBe(200);
});

test("who asks by mail does not end the operator's link, and either ends the other once used", async () => {
  await registered(running, "amina");
  const { token } = await makeResetLink({ sql, now: at, named: { text: "amina", by: "name" } });
  await ask("amina@example.org");
  await send();
  expect((await reset(token)).status).toBe(200);
  expect((await reset(tokenIn(mails.arrived[0]?.text))).status).toBe(404);
  expect(await sql`select from password_reset`).toHaveLength(0);
});

test("it is in the account's language, and a disabled account gets none", async () => {
  const { visitor: amina } = await registered(running, "আমিনা");
  await amina.send("PATCH /api/user/language", { language: "bn" });
  await sql`update app_user set email = 'amina@example.org'`;
  await ask("amina@example.org");
  await send();
  expect(mails.arrived[0]?.text).toContain("আসসালামু আলাইকুম আমিনা,");
  expect(mails.arrived[0]?.text).toContain("/bn/reset#");
  expect(mails.arrived[0]?.html).toContain('<html lang="bn"');
  await sql`update app_user set disabled_at = ${new Date(at)}`;
  await ask("amina@example.org");
  await send();
  expect(mails.arrived).toHaveLength(1);
});

test.each(["later", "hangs", "dies"] as const)(
  "where the mail server %s, the mail is tried again with a link that works",
  async (manner) => {
    await registered(running, "amina");
    await ask("amina@example.org");
    mails.behave(manner);
    const from = { name: "", address: "reading@quran.example" };
    const limits = { socketTimeout: 100 };
    const post = {
      sql,
      now: () => at,
      publicUrl: site.publicUrl,
      send: smtpMailer({ smtpUrl: mails.url(), from }, limits),
    };
    await outboxWorker({ sql, now: () => at, senders: [resetMailSender(post)] }).drain();
    expect(await sql`select attempts, failure, dead_at from outbox`).toEqual([
      { attempts: 1, failure: expect.stringMatching(/.+/), deadAt: null },
    ]);
    mails.behave("takes");
    at += MINUTE;
    await send();
    expect((await reset(tokenIn(mails.arrived[0]?.text))).status).toBe(200);
    expect(await sql`select kind from account_event where kind = 'resetMailed'`).toHaveLength(1);
  },
);

test("an address that the mail server refuses is a dead letter; one that comes too late is none's", async () => {
  await registered(running, "amina");
  await ask("amina@example.org");
  mails.behave("refuses");
  await send();
  expect(await sql`select failure from outbox where dead_at is not null`).toMatchObject([
    { failure: expect.stringContaining("550 5.1.1 no such mailbox") },
  ]);
  await sql`delete from outbox`;
  mails.behave("takes");
  await ask("amina@example.org");
  at += 30 * MINUTE;
  await send();
  expect(mails.arrived).toEqual([]);
});

test("an address may be asked for three times an hour, whether it has an account or not", async () => {
  await registered(running, "amina");
  for (const email of ["amina@example.org", "nobody@example.org"]) {
    for (let index = 0; index < 3; index += 1)
      expect((await ask(email, `192.0.2.${index}`)).status).toBe(202);
    const before = await sql`select key, count from attempt order by key`;
    const refused = await ask(email.toUpperCase(), "192.0.2.9");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect(await sql`select key, count from attempt order by key`).toEqual(before);
  }
  expect(await sql`select from outbox`).toHaveLength(2);
  at += HOUR;
  expect((await ask("amina@example.org")).status).toBe(202);
});

test("a network may ask twenty times an hour", async () => {
  for (let index = 0; index < 20; index += 1)
    expect((await ask(`reader${index}@example.org`)).status).toBe(202);
  expect((await ask("another@example.org")).status).toBe(429);
  expect((await ask("another@example.org", "192.0.2.2")).status).toBe(202);
});

test("where no mail is sent, that is said, and nothing is stored", async () => {
  await registered(silent, "amina");
  const { status, body } = await visitor(silent.url).send(REQUEST, { email: "amina@example.org" });
  expect([status, body]).toEqual([
    403,
    {
      code: "NO_MAIL",
      error: "This site sends no mail. Ask whoever runs it for a link that sets a new password.",
    },
  ]);
  expect(await sql`select from attempt`).toHaveLength(0);
});
