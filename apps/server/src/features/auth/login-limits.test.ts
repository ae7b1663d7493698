import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { useDatabase } from "../../../test/database.ts";
import { signedIn } from "../../../test/people.ts";
import { testSettings } from "../../../test/settings.ts";
import { type ApiResponse, type Visitor, visitor } from "../../../test/visitor.ts";

const START = Date.UTC(2025, 3, 10);
const MINUTE = 60_000;
const HOME = "192.0.2.1";
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
    accounts: {
      ...accounts,
      loginFailuresPerAddress: 15,
      loginFailuresPerDay: 12,
      loginFailuresFromAnywherePerDay: 20,
    },
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
  readonly at?: Visitor;
}

let attempts = 0;

/** Signs in through both applications in turn, each time from another address unless one is named. */
function attempt({ username, password = "wrong", from, at }: Attempt): Promise<ApiResponse> {
  attempts += 1;
  const app = attempts % 2 === 0 ? one : two;
  const address = from ?? `2001:db8:0:${attempts}::1`;
  const credentials = { username, password };
  return (at ?? visitor(app.url)).send("POST /api/login", credentials, {
    "x-forwarded-for": address,
  });
}

async function statuses(count: number, what: Attempt): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await attempt(what)).status);
  return all;
}

const FAILED = (count: number): number[] => Array.from({ length: count }, () => 401);

test("after ten failures at an account a network waits until ten minutes from the first are over", async () => {
  await registered(one, "amina");
  expect(await statuses(1, { username: "amina", from: HOME })).toEqual(FAILED(1));
  now += 4 * MINUTE;
  expect(await statuses(9, { username: "AMINA", from: HOME })).toEqual(FAILED(9));
  const right = { username: "amina", password: PASSWORD };
  const refused = await attempt({ ...right, from: HOME });
  expect([refused.status, refused.body]).toEqual([429, LOCKED]);
  expect(refused.headers.get("retry-after")).toBe("360");
  expect((await attempt(right)).status).toBe(200);
  now = START + 10 * MINUTE - 1;
  const last = await attempt({ username: "amina", from: HOME });
  expect(last.headers.get("retry-after")).toBe("1");
  now = START + 10 * MINUTE;
  expect((await attempt({ ...right, from: HOME })).status).toBe(200);
});

test("a network has twelve failures at an account a day, all networks together twenty", async () => {
  await registered(one, "amina");
  await statuses(10, { username: "amina", from: HOME });
  now += 10 * MINUTE;
  expect(await statuses(3, { username: "amina", from: HOME })).toEqual([401, 401, 429]);
  expect(await statuses(9, { username: "amina" })).toEqual([...FAILED(8), 429]);
  const right = { username: "amina", password: PASSWORD };
  expect((await attempt(right)).headers.get("retry-after")).toBe(String(23 * 3600 + 50 * 60));
  now = START + 24 * 60 * MINUTE;
  expect((await attempt(right)).status).toBe(200);
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
      const { status, body, headers } = await attempt({ username, from: `192.0.2.${username}` });
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
  await statuses(11, { username: "amina", from: HOME });
  const yusuf = { username: "yusuf", password: PASSWORD, from: HOME };
  expect((await attempt(yusuf)).status).toBe(200);
});

test("successes don't count and don't wipe failures away", async () => {
  await registered(one, "amina");
  await statuses(9, { username: "amina", from: HOME });
  expect(await statuses(12, { username: "amina", password: PASSWORD, from: HOME })).toEqual(
    Array.from({ length: 12 }, () => 200),
  );
  expect(await statuses(2, { username: "amina", from: HOME })).toEqual([401, 429]);
});

test("forty guesses at the same moment at two processes are ten", async () => {
  await registered(one, "amina");
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => attempt({ username: "amina", from: HOME })),
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

test("a password that is asked for again has a count of its own in each session", async () => {
  const { visitor: amina, user } = await registered(one, "amina");
  const elsewhere = await signedIn(one, user.id);
  const guess = { currentPassword: "wrong", newPassword: "another long password" };
  for (let index = 0; index < 10; index += 1)
    expect((await amina.send("POST /api/user/password", guess)).status).toBe(403);
  const right = { ...guess, currentPassword: PASSWORD };
  expect((await amina.send("POST /api/user/password", right)).status).toBe(429);
  expect((await amina.send("DELETE /api/user", { password: PASSWORD })).status).toBe(429);
  expect((await attempt({ username: "amina", password: PASSWORD })).status).toBe(200);
  expect((await elsewhere.send("POST /api/user/password", right)).status).toBe(204);
});

test("guesses at the sign-in don't keep who is signed in from changing the password", async () => {
  const { visitor: amina } = await registered(one, "amina");
  expect(await statuses(21, { username: "amina" })).toEqual([...FAILED(20), 429]);
  const change = { currentPassword: PASSWORD, newPassword: "another long password" };
  expect((await amina.send("POST /api/user/password", change)).status).toBe(204);
});

/** Two browsers at which amina has signed in, and then every limit met from their own network and others. */
async function besieged(): Promise<[Visitor, Visitor]> {
  await registered(one, "amina");
  const [phone, desk] = [visitor(one.url), visitor(two.url)];
  for (const at of [phone, desk])
    await attempt({ username: "amina", password: PASSWORD, from: HOME, at });
  await statuses(10, { username: "amina", from: HOME });
  for (let index = 0; index < 5; index += 1) await attempt({ username: `n${index}`, from: HOME });
  expect(await statuses(11, { username: "amina" })).toEqual([...FAILED(10), 429]);
  return [phone, desk];
}

test("a device that has signed in before is let through, whatever others guess", async () => {
  const [phone, desk] = await besieged();
  const right = { username: "amina@example.org", password: PASSWORD, from: HOME };
  expect((await attempt({ ...right, at: visitor(one.url) })).status).toBe(429);
  expect((await attempt({ ...right, at: phone })).status).toBe(200);
  expect((await attempt({ ...right, at: desk })).status).toBe(200);
});

test("a device's own failures are counted, so that a stolen cookie guesses no more than a network", async () => {
  const [phone, desk] = await besieged();
  const thief = visitor(one.url);
  thief.cookies.set("device", phone.cookies.get("device") ?? "");
  for (let index = 0; index < 10; index += 1)
    expect((await attempt({ username: "amina", at: index % 2 ? phone : thief })).status).toBe(401);
  const right = { username: "amina", password: PASSWORD };
  expect((await attempt({ ...right, at: thief })).headers.get("retry-after")).toBe("600");
  expect((await attempt({ ...right, at: desk })).status).toBe(200);
  now += 10 * MINUTE;
  const guesses = [await attempt({ username: "amina", at: thief })];
  for (let index = 0; index < 2; index += 1)
    guesses.push(await attempt({ username: "amina", at: thief }));
  expect(guesses.map(({ status }) => status)).toEqual([401, 401, 429]);
  expect((await attempt({ ...right, at: desk })).status).toBe(200);
});

test("a device cookie of another account, or one that is not ours, opens nothing", async () => {
  await registered(one, "yusuf");
  const theirs = visitor(one.url);
  await attempt({ username: "yusuf", password: PASSWORD, at: theirs });
  const [phone] = await besieged();
  const [id, , mac] = (theirs.cookies.get("device") ?? "").split(".");
  const own = (phone.cookies.get("device") ?? "").split(".")[1];
  for (const value of [theirs.cookies.get("device") ?? "", `${id}.${own}.${mac}`, "", "x.1.y"]) {
    const at = visitor(one.url);
    at.cookies.set("device", value);
    expect((await attempt({ username: "amina", password: PASSWORD, from: HOME, at })).status).toBe(
      429,
    );
  }
});

test("two people of one tablet both come in", async () => {
  await registered(one, "yusuf");
  const tablet = visitor(one.url);
  const yusuf = { username: "yusuf", password: PASSWORD, at: tablet };
  await attempt(yusuf);
  await registered(one, "amina");
  await attempt({ username: "amina", password: PASSWORD, at: tablet });
  await statuses(20, { username: "yusuf" });
  expect((await attempt({ ...yusuf, at: visitor(one.url) })).status).toBe(429);
  expect((await attempt(yusuf)).status).toBe(200);
});

test("tRPC tells the seconds in the error's data", async () => {
  await registered(one, "amina");
  await statuses(10, { username: "amina", from: HOME });
  const credentials = { username: "amina", password: "wrong" };
  const from = { "x-forwarded-for": HOME };
  const { status, body } = await visitor(one.url).mutate("auth.login", credentials, from);
  expect(status).toBe(429);
  expect(body.error.json.data).toMatchObject({ errorCode: "TOO_MANY_REQUESTS", retryAfter: 600 });
});

interface Row {
  readonly key: string;
  readonly count: number;
  readonly resetsAt: string;
}
const byEnd = (a: Row, b: Row) => a.resetsAt.localeCompare(b.resetsAt);

test("what is counted is kept without names, and swept away when its time is up", async () => {
  await attempt({ username: "nobody", from: "192.0.2.1" });
  const before = await sql<Row[]>`select key, count, resets_at from attempt`;
  expect(before).toHaveLength(4);
  const [soon, tomorrow] = ["2025-04-10T00:10:00.000Z", "2025-04-11T00:00:00.000Z"];
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(before.map((row) => ({ ...row, key: hash })).sort(byEnd)).toEqual(
    [soon, soon, tomorrow, tomorrow].map((resetsAt) => ({ key: hash, count: 1, resetsAt })),
  );
  now += 24 * 60 * MINUTE;
  await attempt({ username: "somebody", from: "192.0.2.2" });
  const after = await sql<{ key: string }[]>`select key from attempt`;
  expect(after).toHaveLength(4);
  expect(after.filter(({ key }) => before.some((row) => row.key === key))).toEqual([]);
});
