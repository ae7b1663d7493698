import { beforeEach, expect, test } from "vitest";
import { PASSWORD, registered } from "../../../../test/accounts.ts";
import { useApp } from "../../../../test/use-app.ts";
import { useDatabase } from "../../../../test/database.ts";
import { visitor } from "../../../../test/visitor.ts";

const START = Date.UTC(2025, 3, 10);
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const UNAUTHORIZED = { error: "Unauthorized. Please log in.", code: "UNAUTHORIZED" };

let now = START;
const sql = useDatabase();

const running = useApp(sql, { now: () => now });
beforeEach(() => {
  now = START;
});

async function expiries(): Promise<string[]> {
  const rows = await sql<{ expiresAt: string }[]>`select expires_at from session`;
  return rows.map(({ expiresAt }) => expiresAt);
}

test("without a cookie there is no session", async () => {
  const response = await visitor(running.url).send("GET /api/user");
  expect([response.status, response.body]).toEqual([401, UNAUTHORIZED]);
});

test.each([
  ["forged", "a".repeat(40)],
  ["empty", ""],
  ["malformed", "%E0%A4%A"],
  ["SQL", "'--"],
  ["long", "a".repeat(4000)],
])("a %s cookie is nobody's", async (_, token) => {
  const browser = visitor(running.url);
  browser.cookies.set("session", token);
  const response = await browser.send("GET /api/user");
  expect([response.status, response.body]).toEqual([401, UNAUTHORIZED]);
});

test("the stored hash is not valid as a token", async () => {
  await registered(running, "amina");
  const [row] = await sql<[{ id: string }]>`select id from session`;
  const thief = visitor(running.url);
  thief.cookies.set("session", row.id);
  expect((await thief.send("GET /api/user")).status).toBe(401);
});

test("within a day of its renewal a session is not written", async () => {
  const { visitor: amina } = await registered(running, "amina");
  now = START + DAY - HOUR;
  const response = await amina.send("GET /api/user");
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await expiries()).toEqual(["2025-05-10T00:00:00.000Z"]);
});

test.each([1, 14, 16, 29])("a visit after %i days renews the session for 30 days", async (days) => {
  const { visitor: amina } = await registered(running, "amina");
  const token = amina.cookies.get("session");
  now = START + days * DAY + HOUR;
  const response = await amina.send("GET /api/user");
  expect(response.headers.getSetCookie()).toEqual([
    `session=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    expect.stringMatching(/^device=/),
  ]);
  expect(await expiries()).toEqual([new Date(now + 30 * DAY).toISOString()]);
  const again = await amina.send("GET /api/user");
  expect([again.status, again.headers.getSetCookie()]).toEqual([200, []]);
});

test("a session that was not used for 30 days is deleted", async () => {
  const { visitor: amina } = await registered(running, "amina");
  now = START + 30 * DAY;
  expect((await amina.send("GET /api/user")).status).toBe(401);
  expect(await expiries()).toEqual([]);
});

test("a sign-in deletes the expired sessions of all users", async () => {
  await registered(running, "amina");
  await registered(running, "yusuf");
  now = START + 31 * DAY;
  await visitor(running.url).send("POST /api/login", { username: "yusuf", password: PASSWORD });
  expect(await expiries()).toEqual([new Date(now + 30 * DAY).toISOString()]);
});

test("signing out ends the session and removes the cookie", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const token = amina.cookies.get("session") ?? "";
  const response = await amina.send("POST /api/logout");
  expect([response.status, response.body]).toEqual([204, undefined]);
  expect(response.headers.getSetCookie()).toEqual([
    "session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
  ]);
  amina.cookies.set("session", token);
  expect((await amina.send("GET /api/user")).status).toBe(401);
  expect(await expiries()).toEqual([]);
});

test("signing out again, or without a session, is no error", async () => {
  expect((await visitor(running.url).send("POST /api/logout")).status).toBe(204);
});

test("signing out does not affect other browsers", async () => {
  const { visitor: phone } = await registered(running, "amina");
  const desk = visitor(running.url);
  await desk.send("POST /api/login", { username: "amina", password: PASSWORD });
  await desk.send("POST /api/logout");
  expect((await phone.send("GET /api/user")).status).toBe(200);
});

test("signing out everywhere ends all sessions of the user, and no others", async () => {
  const { visitor: phone } = await registered(running, "amina");
  const { visitor: yusuf } = await registered(running, "yusuf");
  const desk = visitor(running.url);
  await desk.send("POST /api/login", { username: "amina", password: PASSWORD });
  expect((await desk.send("POST /api/user/sign-out-everywhere")).status).toBe(204);
  expect(desk.cookies.has("session")).toBe(false);
  expect((await phone.send("GET /api/user")).status).toBe(401);
  expect((await yusuf.send("GET /api/user")).status).toBe(200);
});

test("signing out everywhere needs a session", async () => {
  const response = await visitor(running.url).send("POST /api/user/sign-out-everywhere");
  expect([response.status, response.body]).toEqual([401, UNAUTHORIZED]);
});
