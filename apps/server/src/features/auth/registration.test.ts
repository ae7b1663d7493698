import { createHash } from "node:crypto";
import { parseOptions } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { startApp } from "../../../test/app.ts";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { faultIn } from "../../../test/faults.ts";
import { testSettings } from "../../../test/settings.ts";
import { visitor } from "../../../test/visitor.ts";

const NOW = Date.UTC(2025, 3, 10, 6, 30);
const AMINA = { username: "amina", email: "amina@example.org", password: PASSWORD };

const sql = useDatabase();

const running = useApp(sql, { now: () => NOW });

test("registering makes an account and signs in to it", async () => {
  const amina = visitor(running.url);
  const response = await amina.send("POST /api/register", AMINA);
  const user = {
    id: 1,
    username: "amina",
    email: "amina@example.org",
    createdAt: "2025-04-10T06:30:00.000Z",
  };
  expect(response.status).toBe(201);
  expect(response.body).toEqual(user);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await amina.send("GET /api/user")).toMatchObject({ status: 200, body: user });
});

test("the cookies are HttpOnly, lax, for the whole site and for 30 days, the device's for 400", async () => {
  const { headers } = await visitor(running.url).send("POST /api/register", AMINA);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^device=[0-9a-f]{32}\.1\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^session=[a-z2-7]{40}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);
});

test("the database holds a hash of the token and no trace of the token", async () => {
  const amina = visitor(running.url);
  await amina.send("POST /api/register", AMINA);
  const token = amina.cookies.get("session") ?? "";
  expect(await sql`select * from session`).toEqual([
    {
      id: createHash("sha256").update(token).digest("hex"),
      userId: 1,
      expiresAt: "2025-05-10T06:30:00.000Z",
      number: 1,
      device: null,
      startedAt: "2025-04-10T06:30:00.000Z",
    },
  ]);
});

test("the database holds an argon2id hash with OWASP's parameters", async () => {
  await visitor(running.url).send("POST /api/register", AMINA);
  const [row] = await sql<[{ passwordHash: string }]>`select password_hash from app_user`;
  expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(row.passwordHash)).toMatchObject({ outputLen: 32, saltLen: 16 });
});

test.each([
  ["username", "AMINA", "other@example.org", "USERNAME_TAKEN", "This username is already taken."],
  [
    "e-mail address",
    "other",
    "Amina@Example.org",
    "EMAIL_TAKEN",
    "This email address already has an account.",
  ],
])("a taken %s is named, in any case", async (...[, username, email, code, error]) => {
  await registered(running, "amina");
  const other = visitor(running.url);
  const response = await other.send("POST /api/register", { username, email, password: PASSWORD });
  expect(response).toMatchObject({ status: 409, body: { error, code } });
  expect(other.cookies.size).toBe(0);
  expect(await sql`select username from app_user`).toEqual([{ username: "amina" }]);
});

test.each(["\u0430mina", "arnina", "\u0410\u041C\u0406N\u0410"])(
  "%s, which looks like a taken name, is refused",
  async (username) => {
    await visitor(running.url).send("POST /api/register", AMINA);
    const other = { username, email: "other@example.org", password: PASSWORD };
    expect(await visitor(running.url).send("POST /api/register", other)).toMatchObject({
      status: 409,
      body: {
        code: "USERNAME_LOOKS_TAKEN",
        error:
          "This username looks like one that is taken. Choose one that nobody confuses with it.",
      },
    });
    expect(await sql`select username from app_user`).toEqual([{ username: "amina" }]);
  },
);

test("name and password are the same in composed and decomposed form", async () => {
  const [composed, decomposed] = ["Zo\u00EB", "Zoe\u0308"];
  const typed = {
    email: "zoe@example.org",
    username: decomposed,
    password: `${decomposed} and co`,
  };
  const made = await visitor(running.url).send("POST /api/register", typed);
  expect(made).toMatchObject({ status: 201, body: { username: composed } });
  for (const form of [composed, decomposed]) {
    const credentials = { username: form, password: `${form} and co` };
    expect((await visitor(running.url).send("POST /api/login", credentials)).status).toBe(200);
  }
});

test("of two concurrent registrations of one name one succeeds", async () => {
  const responses = await Promise.all(
    ["one@example.org", "two@example.org"].map((email) =>
      visitor(running.url).send("POST /api/register", { ...AMINA, email }),
    ),
  );
  expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
  expect(await sql`select count(*)::int from app_user`).toEqual([{ count: 1 }]);
  expect(await sql`select count(*)::int from session`).toEqual([{ count: 1 }]);
});

test.each([
  "'; drop table app_user; --",
  "<script>alert(1)</script>",
  '\\"{}%_',
  "আমিনা",
  "أَمِينَة",
  "🌙",
])("the text %s is kept and given back as it is", async (text) => {
  const username = text.replaceAll(" ", "");
  const password = `${text} as a password`;
  const own = visitor(running.url);
  const made = await own.send("POST /api/register", { ...AMINA, username, password });
  expect(made).toMatchObject({ status: 201, body: { username } });
  expect(await sql`select username from app_user`).toEqual([{ username }]);
  const again = await own.send("POST /api/login", { username, password });
  expect(again).toMatchObject({ status: 200, body: { username } });
});

test.each(["username", "email", "password"])(
  "what is no text is refused and the field %s named",
  async (field) => {
    const fault = faultIn(field, "This contains a character that is not text.");
    for (const value of ["a\0bcdefgh", "abcdefgh\uD800", "\uDC00abcdefgh"]) {
      const response = await visitor(running.url).send("POST /api/register", {
        ...AMINA,
        [field]: value,
      });
      expect(response.status).toBe(400);
      expect(response.body).toEqual(fault);
    }
    expect(await sql`select from app_user`).toEqual([]);
  },
);

test("empty and overlong fields are named, all of them", async () => {
  const empty = { username: "", email: "", password: "" };
  const long = {
    username: "a".repeat(51),
    email: `${"a".repeat(250)}@b.org`,
    password: "x".repeat(129),
  };
  const refused = await visitor(running.url).send("POST /api/register", empty);
  expect(refused.body.issues).toEqual([
    { path: "username", message: "Enter a username." },
    { path: "email", message: "Enter an email address." },
    { path: "password", message: "A password has at least 8 characters." },
  ]);
  const overlong = await visitor(running.url).send("POST /api/register", long);
  expect(overlong.body.issues).toEqual([
    { path: "username", message: "A username has at most 50 characters." },
    { path: "email", message: "An email address has at most 254 characters." },
    { path: "password", message: "A password has at most 128 characters." },
  ]);
  expect([refused.status, overlong.status]).toEqual([400, 400]);
});

test("common passwords are refused only if the operator configured it", async () => {
  const common = { ...AMINA, password: "password123" };
  const { accounts } = testSettings();
  const strict = await startApp(sql, {
    settings: testSettings({ accounts: { ...accounts, refuseCommonPasswords: true } }),
  });
  expect(await visitor(strict.url).send("POST /api/register", common)).toMatchObject({
    status: 400,
    body: { code: "COMMON_PASSWORD" },
  });
  await strict.close();
  expect((await visitor(running.url).send("POST /api/register", common)).status).toBe(201);
});

test("over https the cookie is bound to the host and never sent in the clear", async () => {
  const { site } = testSettings();
  const publicUrl = "https://quran.example.org";
  const secure = await startApp(sql, { settings: testSettings({ site: { ...site, publicUrl } }) });
  const amina = visitor(secure.url);
  const { headers } = await amina.send("POST /api/register", AMINA);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-device=[\w.-]{78}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Host-session=[a-z2-7]{40}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
  expect((await amina.send("GET /api/user")).status).toBe(200);
  await secure.close();
});
