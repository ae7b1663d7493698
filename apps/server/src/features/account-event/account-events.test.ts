import { beforeEach, expect, test } from "vitest";
import { PASSWORD } from "../../../test/accounts.ts";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { people, signedIn } from "../../../test/people.ts";
import { visitor, type Visitor } from "../../../test/visitor.ts";
import { recordAccountEvent } from "./record-account-event.ts";

const START = Date.UTC(2026, 2, 1, 12);
const DAY_MS = 86_400_000;
const HISTORY = "GET /api/user/events";
const NEW_PASSWORD = "four unrelated words here";
const FIREFOX = {
  "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
};

let at = START;
const now = (): number => at;
let amina: Visitor;
const sql = useDatabase();

const running = useApp(sql, { now });
beforeEach(async () => {
  at = START;
  amina = await newAccount("amina");
});

async function newAccount(username: string): Promise<Visitor> {
  const person = visitor(running.url);
  const email = `${username}@example.org`;
  await person.send("POST /api/register", { username, email, password: PASSWORD });
  return person;
}

interface Entry {
  readonly kind: string;
  readonly detail?: string;
}

/** The history in the order in which it happened, as "what: detail". */
async function history(reader = amina): Promise<string[]> {
  const { body } = await reader.send(`${HISTORY}?limit=100`);
  return (body as Entry[])
    .map(({ kind, detail }) => (detail === undefined ? kind : `${kind}: ${detail}`))
    .toReversed();
}

test("says what was done with an account, and when", async () => {
  const phone = visitor(running.url);
  await phone.send("POST /api/login", { username: "amina", password: PASSWORD }, FIREFOX);
  const made = await amina.send("POST /api/user/tokens", { name: "widget" });
  await amina.send(`DELETE /api/user/tokens/${made.body.id}`);
  await amina.send("GET /api/progress/export");
  const { body: sessions } = await amina.send("GET /api/user/sessions");
  const other = (sessions as { id: number; isCurrent: boolean }[]).find((one) => !one.isCurrent);
  await amina.send(`DELETE /api/user/sessions/${other?.id}`);
  await amina.send("POST /api/user/email", { email: "new@example.org", password: PASSWORD });
  await amina.send("POST /api/user/password", {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
  });
  await amina.send("POST /api/user/sign-out-everywhere");
  await amina.send("POST /api/login", { username: "amina", password: NEW_PASSWORD });
  expect(await history()).toEqual([
    "registered",
    "signedIn: Firefox on Windows",
    "tokenMade: widget",
    "tokenEnded: widget",
    "exported",
    "sessionEnded",
    "emailChanged",
    "passwordChanged",
    "signedOutEverywhere",
    "signedIn",
  ]);
  expect((await amina.send(`${HISTORY}?limit=1`)).body).toEqual([
    { id: 10, kind: "signedIn", createdAt: "2026-03-01T12:00:00.000Z" },
  ]);
  const stored = JSON.stringify(await sql`select * from account_event`);
  for (const secret of ["@example.org", PASSWORD, NEW_PASSWORD, made.body.token, "127.0.0.1"])
    expect(stored).not.toContain(secret);
});

test("what is refused is not in it", async () => {
  await visitor(running.url).send("POST /api/login", { username: "amina", password: "wrong one" });
  await amina.send("DELETE /api/user/tokens/9");
  await amina.send("DELETE /api/user/sessions/999");
  await amina.send("POST /api/user/email", { email: "new@example.org", password: "wrong one" });
  expect(await history()).toEqual(["registered"]);
});

test("only its owner sees it, and no token", async () => {
  const { bilal } = await people(running, "bilal");
  expect(await history(bilal)).toEqual([]);
  expect((await visitor(running.url).send(HISTORY)).status).toBe(401);
  const { body } = await amina.send("POST /api/user/tokens", { name: "widget" });
  const authorization = `Bearer ${body.token}`;
  const byToken = await visitor(running.url).send(HISTORY, undefined, { authorization });
  expect([byToken.status, byToken.body.code]).toEqual([403, "TOKEN_SCOPE"]);
});

test("comes in pages, newest first", async () => {
  for (const name of ["a", "b"]) await amina.send("POST /api/user/tokens", { name });
  const first = await amina.send(`${HISTORY}?limit=2`);
  expect(first.body.map(({ id }: { id: number }) => id)).toEqual([3, 2]);
  expect([first.headers.get("x-total-count"), first.headers.get("link")]).toEqual([
    "3",
    '</api/user/events?limit=2&cursor=2>; rel="next"',
  ]);
  const rest = await amina.send(`${HISTORY}?limit=2&cursor=2`);
  expect(rest.body.map(({ id }: { id: number }) => id)).toEqual([1]);
  expect((await amina.send(`${HISTORY}?cursor=x`)).body.code).toBe("INVALID_CURSOR");
});

test("is kept for a year, and then deleted by what happens to any account", async () => {
  const { id } = (await amina.send("GET /api/user")).body;
  at = START + 365 * DAY_MS - 1;
  amina = await signedIn(running, id);
  expect(await history()).toEqual(["registered"]);
  at = START + 365 * DAY_MS;
  expect(await history()).toEqual([]);
  await newAccount("bilal");
  expect([...(await sql`select id from account_event`)]).toEqual([{ id: 2 }]);
});

test("has the newest hundred entries of each kind, and goes with the account", async () => {
  const { id } = (await amina.send("GET /api/user")).body;
  await sql`
    insert into account_event (user_id, kind, created_at)
    select ${id}, 'exported', ${new Date(START).toISOString()} from generate_series(1, 100)`;
  await recordAccountEvent(sql, { userId: id, now: START }, { kind: "exported" });
  expect([
    ...(await sql`
    select kind, count(*)::int, min(id) from account_event group by kind order by kind`),
  ]).toEqual([
    { kind: "exported", count: 100, min: 3 },
    { kind: "registered", count: 1, min: 1 },
  ]);
  await amina.send("DELETE /api/user", { password: PASSWORD });
  expect([...(await sql`select id from account_event`)]).toEqual([]);
});
