import { beforeEach, expect, test } from "vitest";
import { PASSWORD, registered } from "../../../../test/accounts.ts";
import { useApp } from "../../../../test/use-app.ts";
import { useDatabase } from "../../../../test/database.ts";
import { visitor } from "../../../../test/visitor.ts";

const START = Date.UTC(2025, 3, 10);
const DAY = 24 * 60 * 60 * 1000;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0";

let now = START;
const sql = useDatabase();

const running = useApp(sql, { now: () => now });
beforeEach(() => {
  now = START;
});

/** Signs in as amina in another browser. */
async function anotherBrowser() {
  const browser = visitor(running.url);
  const credentials = { username: "amina", password: PASSWORD };
  await browser.send("POST /api/login", credentials, { "user-agent": FIREFOX });
  return browser;
}

test("the own session first, then the last used, with the browser they began in", async () => {
  const { visitor: phone } = await registered(running, "amina");
  await registered(running, "yusuf");
  now = START + DAY;
  const desk = await anotherBrowser();
  now = START + 3 * DAY;
  await phone.send("GET /api/user");
  const [ofDesk, ofPhone] = [
    {
      device: "Firefox on Windows",
      startedAt: "2025-04-11T00:00:00.000Z",
      lastUsedAt: "2025-04-13T00:00:00.000Z",
    },
    { startedAt: "2025-04-10T00:00:00.000Z", lastUsedAt: "2025-04-13T00:00:00.000Z" },
  ];
  expect((await desk.send("GET /api/user/sessions")).body).toEqual([
    { id: 3, ...ofDesk, isCurrent: true },
    { id: 1, ...ofPhone, isCurrent: false },
  ]);
  expect((await phone.send("GET /api/user/sessions")).body).toEqual([
    { id: 1, ...ofPhone, isCurrent: true },
    { id: 3, ...ofDesk, isCurrent: false },
  ]);
});

test("a session from before they were listed is shown with what is known", async () => {
  const { visitor: amina } = await registered(running, "amina");
  await sql`update session set device = null, started_at = null`;
  expect((await amina.send("GET /api/user/sessions")).body).toEqual([
    { id: 1, lastUsedAt: "2025-04-10T00:00:00.000Z", isCurrent: true },
  ]);
});

test("signing one session out leaves the others, and only one's own can be", async () => {
  const { visitor: phone } = await registered(running, "amina");
  const { visitor: yusuf } = await registered(running, "yusuf");
  const desk = await anotherBrowser();
  expect((await yusuf.send("DELETE /api/user/sessions/1")).body.code).toBe("SESSION_NOT_FOUND");
  expect((await phone.send("GET /api/user")).status).toBe(200);
  expect((await desk.send("DELETE /api/user/sessions/1")).status).toBe(204);
  expect((await phone.send("GET /api/user")).status).toBe(401);
  expect((await desk.send("GET /api/user/sessions")).body).toHaveLength(1);
  expect((await desk.send("DELETE /api/user/sessions/1")).status).toBe(404);
});

test("an expired session is not listed", async () => {
  await registered(running, "amina");
  now = START + 30 * DAY;
  const desk = visitor(running.url);
  await sql`update session set expires_at = ${new Date(now)}`;
  await desk.send("POST /api/login", { username: "amina", password: PASSWORD });
  await sql`insert into session (id, user_id, expires_at) values (${"b".repeat(64)}, 1, ${new Date(now)})`;
  expect((await desk.send("GET /api/user/sessions")).body).toHaveLength(1);
});

test("an account has a hundred, and a sign-in ends the one that was unused for longest", async () => {
  const { visitor: oldest } = await registered(running, "amina");
  now = START + DAY;
  const second = await anotherBrowser();
  await sql`
    insert into session (id, user_id, expires_at)
    select encode(sha256(n::text::bytea), 'hex'), 1, ${new Date(START + 40 * DAY)}
    from generate_series(1, 98) n`;
  expect((await oldest.send("GET /api/user/sessions")).body).toHaveLength(100);
  await sql`update session set expires_at = ${new Date(START + 29 * DAY)} where number = 1`;
  const newest = await anotherBrowser();
  expect((await newest.send("GET /api/user/sessions")).body).toHaveLength(100);
  expect((await oldest.send("GET /api/user")).status).toBe(401);
  expect((await second.send("GET /api/user")).status).toBe(200);
});

test("a visitor sees and ends none", async () => {
  expect((await visitor(running.url).send("GET /api/user/sessions")).status).toBe(401);
  expect((await visitor(running.url).send("DELETE /api/user/sessions/1")).status).toBe(401);
});
