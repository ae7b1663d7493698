import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { useDatabase } from "../../../test/database.ts";
import { testSettings } from "../../../test/settings.ts";
import { type Answer, visitor } from "../../../test/visitor.ts";

const START = Date.UTC(2025, 3, 10);
const MINUTE = 60_000;
const LOCKED = {
  error: "Too many attempts. Please wait and try again.",
  code: "TOO_MANY_REQUESTS",
};

let now = START;
let one: RunningApp;
let two: RunningApp;
const sql = useDatabase();

beforeAll(async () => {
  const { accounts } = testSettings();
  const settings = testSettings({
    trustProxy: true,
    accounts: { ...accounts, loginFailuresPerAddress: 15 },
  });
  one = await startApp(sql, { now: () => now, settings });
  two = await startApp(sql, { now: () => now, settings });
});
beforeEach(() => {
  now = START;
});
afterAll(async () => {
  await one.close();
  await two.close();
});

interface Attempt {
  readonly username: string;
  readonly password?: string;
  readonly from?: string;
}

let attempts = 0;

/** Signs in through both applications in turn, each time from another address unless one is named. */
function attempt({ username, password = "wrong", from }: Attempt): Promise<Answer> {
  attempts += 1;
  const app = attempts % 2 === 0 ? one : two;
  const address = from ?? `2001:db8:0:${attempts}::1`;
  const credentials = { username, password };
  return visitor(app.url).send("POST /api/login", credentials, { "x-forwarded-for": address });
}

async function statuses(count: number, what: Attempt): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await attempt(what)).status);
  return all;
}

const FAILED = (count: number): number[] => Array.from({ length: count }, () => 401);

test("after ten failures an account waits until ten minutes from the first are over", async () => {
  await registered(one, "amina");
  expect(await statuses(1, { username: "amina" })).toEqual(FAILED(1));
  now += 4 * MINUTE;
  expect(await statuses(9, { username: "AMINA" })).toEqual(FAILED(9));
  const refused = await attempt({ username: "amina", password: PASSWORD });
  expect([refused.status, refused.body]).toEqual([429, LOCKED]);
  expect(refused.headers.get("retry-after")).toBe("360");
  now = START + 10 * MINUTE - 1;
  expect((await attempt({ username: "amina" })).headers.get("retry-after")).toBe("1");
  now = START + 10 * MINUTE;
  expect((await attempt({ username: "amina", password: PASSWORD })).status).toBe(200);
});

test("a name without an account is answered the same all the way", async () => {
  await registered(one, "amina");
  const known: unknown[] = [];
  const unknown: unknown[] = [];
  for (let index = 0; index < 12; index += 1) {
    for (const [list, username] of [
      [known, "amina"],
      [unknown, "nobody"],
    ] as const) {
      const { status, body, headers } = await attempt({ username });
      list.push([status, body, headers.get("retry-after")]);
    }
  }
  expect(unknown).toEqual(known);
  expect(known[9]).toEqual([401, expect.anything(), null]);
  expect(known[10]).toEqual([429, LOCKED, "600"]);
});

test("other accounts go on", async () => {
  await registered(one, "amina");
  await registered(one, "yusuf");
  await statuses(11, { username: "amina" });
  expect((await attempt({ username: "yusuf", password: PASSWORD })).status).toBe(200);
});

test("successes don't count and don't wipe failures away", async () => {
  await registered(one, "amina");
  await statuses(9, { username: "amina" });
  expect(await statuses(12, { username: "amina", password: PASSWORD, from: "192.0.2.1" })).toEqual(
    Array.from({ length: 12 }, () => 200),
  );
  expect(await statuses(2, { username: "amina" })).toEqual([401, 429]);
});

test("forty guesses at the same moment at two processes are ten", async () => {
  await registered(one, "amina");
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => attempt({ username: "amina" })),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test("an address has its own limit over all names, and others go on", async () => {
  await registered(one, "amina");
  const from = "192.0.2.1";
  for (let index = 0; index < 15; index += 1)
    expect((await attempt({ username: `name-${index}`, from })).status).toBe(401);
  const refused = await attempt({ username: "amina", password: PASSWORD, from });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
  const elsewhere = { username: "amina", password: PASSWORD, from: "192.0.2.2" };
  expect((await attempt(elsewhere)).status).toBe(200);
});

test("an address cannot be changed by claiming another, nor within one IPv6 network", async () => {
  for (let index = 0; index < 16; index += 1) await registered(one, `name-${index}`);
  const claims = Array.from({ length: 16 }, (_, index) => `198.51.100.${index}, 192.0.2.1`);
  const network = Array.from({ length: 16 }, (_, index) => `2001:db8:1:2::${index}`);
  for (const addresses of [claims, network]) {
    const all: number[] = [];
    for (const [index, from] of addresses.entries())
      all.push((await attempt({ username: `name-${index}`, from })).status);
    expect(all).toEqual([...FAILED(15), 429]);
    await sql`truncate attempt`;
  }
});

test("attempts at a locked account don't use up the address", async () => {
  await registered(one, "amina");
  await registered(one, "yusuf");
  const from = "192.0.2.1";
  await statuses(30, { username: "amina", from });
  expect((await attempt({ username: "yusuf", password: PASSWORD, from })).status).toBe(200);
});

test("a password that is asked for again is guarded by the same limit", async () => {
  const { visitor: amina } = await registered(one, "amina");
  const guess = { currentPassword: "wrong", newPassword: "another long password" };
  for (let index = 0; index < 10; index += 1)
    expect((await amina.send("POST /api/user/password", guess)).status).toBe(403);
  const right = { ...guess, currentPassword: PASSWORD };
  expect((await amina.send("POST /api/user/password", right)).status).toBe(429);
  expect((await amina.send("DELETE /api/user", { password: PASSWORD })).status).toBe(429);
  expect((await attempt({ username: "amina", password: PASSWORD })).status).toBe(429);
});

test("tRPC tells the seconds in the error's data", async () => {
  await registered(one, "amina");
  await statuses(10, { username: "amina" });
  const credentials = { username: "amina", password: "wrong" };
  const { status, body } = await visitor(one.url).mutate("auth.login", credentials);
  expect(status).toBe(429);
  expect(body.error.json.data).toMatchObject({ errorCode: "TOO_MANY_REQUESTS", retryAfter: 600 });
});

test("what is counted is kept without names, and swept away when its time is up", async () => {
  await attempt({ username: "nobody", from: "192.0.2.1" });
  const before = await sql<{ key: string }[]>`select key, count, resets_at from attempt`;
  expect(before).toHaveLength(2);
  for (const row of before)
    expect(row).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      count: 1,
      resetsAt: "2025-04-10T00:10:00.000Z",
    });
  now += 10 * MINUTE;
  await attempt({ username: "somebody", from: "192.0.2.2" });
  const after = await sql<{ key: string }[]>`select key from attempt`;
  expect(after).toHaveLength(2);
  expect(after.filter(({ key }) => before.some((row) => row.key === key))).toEqual([]);
});
