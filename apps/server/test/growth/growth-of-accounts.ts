import { MAX_PASSKEYS, MAX_SESSIONS, MAX_TOKENS } from "@daily-quran/domain/api-limits";
import { AccountEventKind, MAX_EVENTS_OF_A_KIND } from "@daily-quran/domain/account/account-event";
import { ReminderKind } from "@daily-quran/domain/account/reminder";
import { DomainError } from "@daily-quran/domain/errors";
import { takeAttempts } from "../../src/features/auth/attempt/attempts.ts";
import { networkLimits, signInLimits } from "../../src/features/auth/attempt/guess-limits.ts";
import { PASSKEY_STARTS } from "../../src/features/auth/passkey/sign-in.ts";
import { makeResetLink } from "../../src/features/auth/operator.ts";
import { resetMailSender } from "../../src/features/auth/reset-mail.ts";
import { startSession } from "../../src/features/auth/session/sessions.ts";
import { addPasskey, startPasskey } from "../../src/features/auth/passkey/own-passkeys.ts";
import { authenticator } from "../sign-in/authenticator.ts";
import type { Growth } from "./growth.ts";
import { testSettings } from "../settings.ts";
import { visitor } from "../visitor.ts";

const MORE = 5;

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}

/** Accounts, what signs in to them, and what a visitor can write. */
export const GROWTH_OF_ACCOUNTS: readonly Growth[] = [
  {
    table: "app_user",
    by: "registering",
    bound:
      "60 a minute and network, of IPv6 240 for a /56 (`REGISTRATIONS_PER_MINUTE`); a refused one writes nothing",
    // The two that are there, and the last two of the minute.
    rows: 2 + 2,
    rowBytes: 330,
    grow: async ({ app: { sql, now, url } }) => {
      const { registrationsPerMinute: most } = testSettings().accounts;
      const limits = networkLimits("registration", "127.0.0.1", { most, minutes: 1 });
      for (let index = 0; index < most - 2; index += 1)
        await takeAttempts({ sql, now: now() }, limits);
      for (let index = 0; index < 2 + MORE; index += 1)
        await visitor(url).send("POST /api/register", {
          username: `reader${index}`,
          email: `${index}@example.org`,
          password: "four quiet words",
        });
    },
  },
  {
    table: "session",
    by: "signing in",
    bound: "100 an account; the one unused for longest ends",
    // The other person's own beside them.
    rows: MAX_SESSIONS + 1,
    rowBytes: 160,
    grow: async ({ app, amina }) => {
      for (let index = 0; index < MAX_SESSIONS + MORE; index += 1)
        await startSession({ sql: app.sql, now: app.now() }, amina.id, "Firefox on Windows");
    },
  },
  {
    table: "access_token",
    by: "making tokens",
    bound: "20 an account; one more is refused",
    rows: MAX_TOKENS,
    rowBytes: 310,
    grow: async ({ amina }) => {
      for (let index = 0; index < MAX_TOKENS + MORE; index += 1)
        await amina.send("POST /api/user/tokens", { name: "n".repeat(100) });
    },
  },
  {
    table: "passkey",
    by: "adding passkeys",
    bound: "20 an account; one more is refused",
    rows: MAX_PASSKEYS,
    rowBytes: 330,
    grow: async ({ app: { sql, now }, amina }) => {
      const request = { sql, now: now(), publicUrl: testSettings().site.publicUrl };
      const actor = { userId: amina.id, username: amina.username, now: now() };
      for (let index = 0; index < MAX_PASSKEYS + MORE; index += 1) {
        const options = await startPasskey(request, actor).catch(ignoreRefusal);
        if (!options) continue;
        const made = authenticator().make(options);
        await addPasskey(request, actor, { made, name: "n".repeat(100) });
      }
    },
  },
  {
    table: "passkey_challenge",
    by: "opening the sign-in form",
    bound:
      "300 in ten minutes a network, of IPv6 1,200 for a /56, for an hour, and 10,000 in all; one of each user who adds a passkey",
    rows: PASSKEY_STARTS.most,
    rowBytes: 110,
    grow: async ({ app: { url } }) => {
      for (let index = 0; index < PASSKEY_STARTS.most + MORE; index += 1)
        await visitor(url).send("POST /api/passkey-login/options");
    },
  },
  {
    table: "reminder",
    by: "choosing reminders",
    bound: "one of each kind an account",
    rows: 3,
    rowBytes: 160,
    grow: async ({ amina }) => {
      for (const at of ["06:30", "07:30"])
        await amina.send("PUT /api/user/reminders", {
          timeZone: "America/Argentina/ComodRivadavia",
          quietFrom: "22:00",
          quietTo: "05:00",
          reminders: ReminderKind.options.map((kind) => ({ kind, at, channels: ["bell", "push"] })),
        });
    },
  },
  {
    table: "push_subscription",
    by: "showing reminders in a browser",
    bound: "one a session, with which it ends",
    rows: 1,
    rowBytes: 1300,
    grow: async ({ amina }) => {
      for (let index = 0; index < MORE; index += 1)
        await amina.send("POST /api/user/push-subscription", {
          endpoint: `https://push.example/${index}/`.padEnd(1000, "x"),
          keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
        });
    },
  },
  {
    table: "account_event",
    by: "signing in, tokens, exports, changes of the account",
    bound: "100 of each kind an account, for a year; the oldest of the same kind goes",
    rows: MAX_EVENTS_OF_A_KIND * AccountEventKind.options.length,
    rowBytes: 180,
    grow: async ({ app: { sql, now }, amina }) => {
      await sql`
        insert into account_event (user_id, kind, detail, created_at)
        select ${amina.id}, kind, repeat('n', 100), ${new Date(now()).toISOString()}
        from unnest(${AccountEventKind.options}::text[]) kind, generate_series(1, ${MAX_EVENTS_OF_A_KIND}::int)`;
      for (let index = 0; index < MORE; index += 1) {
        const { body } = await amina.send("POST /api/user/tokens", { name: "n".repeat(100) });
        await amina.send(`DELETE /api/user/tokens/${body.id}`);
        await amina.send("GET /api/progress/export");
      }
    },
  },
  {
    table: "attempt",
    by: "a stranger's sign-ins with a name each time",
    bound:
      "100 names in ten minutes a network, of IPv6 400 for a /56, each two rows for a day; a refused try writes nothing, and a new row deletes expired ones",
    // With 3 names in ten minutes, three times: two rows a day each, one of the last three, the network's.
    rows: 9 * 2 + 3 + 1,
    rowBytes: 110,
    grow: async ({ app: { sql, now }, advance }) => {
      const accounts = { ...testSettings().accounts, loginFailuresPerAddress: 3 };
      for (let index = 0; index < 12; index += 1) {
        if (index % 4 === 0) advance(accounts.loginFailureMinutes * 60_000);
        const guess = { accounts, address: "192.0.2.1", name: `name ${index}`, device: undefined };
        await takeAttempts({ sql, now: now() }, signInLimits(guess)).catch(ignoreRefusal);
      }
    },
  },
  {
    table: "outbox",
    by: "anyone's asking for a link for a new password, changes of the e-mail address, reminders, events of groups with webhooks",
    bound:
      "20 an hour and network, of IPv6 80 for a /56; one for an address waits at a time, for half an hour; 10 changes a day an account; three reminders a day for each browser that shows them and one's address, for three hours; the last 50 events of a group for each of its 3 webhooks, for a day; of dead letters the newest 10,000 of each kind, of 30 days",
    rows: 20,
    rowBytes: 400,
    grow: async ({ app }) => {
      for (let index = 0; index < 20 + MORE; index += 1)
        await visitor(app.url).send("POST /api/password-reset/request", {
          email: `${String(index).repeat(50)}@${"e".repeat(60)}.org`,
        });
    },
  },
  {
    table: "password_reset",
    by: "links for a new password, mailed or the operator's",
    bound: "one of each an account; the next takes its place",
    rows: 2,
    rowBytes: 130,
    grow: async ({ app: { sql, now }, amina }) => {
      const sender = resetMailSender({ sql, now, publicUrl: "", send: async () => "sent" });
      const mail = { payload: { email: `${amina.username}@example.org` }, madeAt: now() };
      const { signal } = new AbortController();
      for (let attempt = 1; attempt <= MORE; attempt += 1) {
        await makeResetLink({ sql, now: now(), named: { text: amina.username, by: "name" } });
        await sender.send({ ...mail, id: "1", attempt, signal });
      }
    },
  },
  {
    table: "report",
    by: "anyone's reports of mistakes",
    bound: "20 an hour and 80 a day and network, of IPv6 80 for a /56, and 2,000 a day in all",
    rows: 20,
    rowBytes: 12_100,
    grow: async ({ app }) => {
      const about = { kind: "verse", surahNumber: 2, verseNumber: 255 };
      for (let index = 0; index < 20 + MORE; index += 1)
        await visitor(app.url).send("POST /api/reports", {
          id: `33333333-3333-4333-8333-${String(index).padStart(12, "0")}`,
          about,
          shown: "s".repeat(2000),
          message: "m".repeat(2000),
        });
    },
  },
];
