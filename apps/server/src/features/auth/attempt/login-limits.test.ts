import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../../test/accounts.ts";
import { useDatabase } from "../../../../test/database.ts";
import { FAILED, HOME, LOCKED, MINUTE, START, useLogins } from "../../../../test/sign-in/logins.ts";
import { visitor } from "../../../../test/visitor.ts";

const sql = useDatabase();
const { attempt, clock, one, statuses } = useLogins(sql);

test("after ten failures at an account a network waits until ten minutes from the first are over", async () => {
  await registered(one(), "amina");
  expect(await statuses(1, { username: "amina", from: HOME })).toEqual(FAILED(1));
  clock.now += 4 * MINUTE;
  expect(await statuses(9, { username: "AMINA", from: HOME })).toEqual(FAILED(9));
  const right = { username: "amina", password: PASSWORD };
  const refused = await attempt({ ...right, from: HOME });
  expect([refused.status, refused.body]).toEqual([429, LOCKED]);
  expect(refused.headers.get("retry-after")).toBe("360");
  expect((await attempt(right)).status).toBe(200);
  clock.now = START + 10 * MINUTE - 1;
  const last = await attempt({ username: "amina", from: HOME });
  expect(last.headers.get("retry-after")).toBe("1");
  clock.now = START + 10 * MINUTE;
  expect((await attempt({ ...right, from: HOME })).status).toBe(200);
});

test("a network has twelve failures at an account a day, all networks together twenty", async () => {
  await registered(one(), "amina");
  await statuses(10, { username: "amina", from: HOME });
  clock.now += 10 * MINUTE;
  expect(await statuses(3, { username: "amina", from: HOME })).toEqual([401, 401, 429]);
  expect(await statuses(9, { username: "amina" })).toEqual([...FAILED(8), 429]);
  const right = { username: "amina", password: PASSWORD };
  expect((await attempt(right)).headers.get("retry-after")).toBe(String(23 * 3600 + 50 * 60));
  clock.now = START + 24 * 60 * MINUTE;
  expect((await attempt(right)).status).toBe(200);
});

test("a name without an account gets the same responses throughout", async () => {
  await registered(one(), "amina");
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
  await registered(one(), "amina");
  await registered(one(), "yusuf");
  await statuses(11, { username: "amina", from: HOME });
  const yusuf = { username: "yusuf", password: PASSWORD, from: HOME };
  expect((await attempt(yusuf)).status).toBe(200);
});

test("successes don't count and don't reset failures", async () => {
  await registered(one(), "amina");
  await statuses(9, { username: "amina", from: HOME });
  expect(await statuses(12, { username: "amina", password: PASSWORD, from: HOME })).toEqual(
    Array.from({ length: 12 }, () => 200),
  );
  expect(await statuses(2, { username: "amina", from: HOME })).toEqual([401, 429]);
});

/** A slow machine may be too busy for some of the forty at first: they come again, as a browser would. */
async function attemptOnceFree(guess: Parameters<typeof attempt>[0]): ReturnType<typeof attempt> {
  const response = await attempt(guess);
  return response.status === 503 ? await attemptOnceFree(guess) : response;
}

test("of forty concurrent guesses at two processes ten are let through", async () => {
  await registered(one(), "amina");
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => attemptOnceFree({ username: "amina", from: HOME })),
  );
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(30);
});

test("a refused sign-in writes nothing, whatever name it tries", async () => {
  for (let index = 0; index < 15; index += 1)
    await attempt({ username: `name${index}`, from: HOME });
  const before = await sql`select * from attempt order by key`;
  expect(before).toHaveLength(15 * 3 + 1);
  const refused = await attempt({ username: "another", from: HOME });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
  expect(await sql`select * from attempt order by key`).toEqual(before);
});

test("tRPC has the seconds in the error's data", async () => {
  await registered(one(), "amina");
  await statuses(10, { username: "amina", from: HOME });
  const credentials = { username: "amina", password: "wrong" };
  const from = { "x-forwarded-for": HOME };
  const { status, body } = await visitor(one().url).mutate("auth.login", credentials, from);
  expect(status).toBe(429);
  expect(body.error.json.data).toMatchObject({ errorCode: "TOO_MANY_REQUESTS", retryAfter: 600 });
});

test("where the clock is set back by a day, a limit lasts no longer than its window", async () => {
  clock.now = START + 24 * 60 * MINUTE;
  expect(await statuses(11, { username: "amina", from: HOME })).toEqual([...FAILED(10), 429]);
  clock.now = START;
  expect(await statuses(10, { username: "amina", from: HOME })).toEqual(FAILED(10));
  const refused = await attempt({ username: "amina", from: HOME });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
});

test("servers whose clocks differ by a minute share their counts", async () => {
  clock.now = START + MINUTE;
  expect(await statuses(10, { username: "amina", from: HOME })).toEqual(FAILED(10));
  clock.now = START;
  const refused = await attempt({ username: "amina", from: HOME });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "660"]);
});

interface Row {
  readonly key: string;
  readonly count: number;
  readonly resetsAt: string;
}
const byEnd = (a: Row, b: Row) => a.resetsAt.localeCompare(b.resetsAt);

test("counts are stored without names, and deleted when they expire", async () => {
  await attempt({ username: "nobody", from: "192.0.2.1" });
  const before = await sql<Row[]>`select key, count, resets_at from attempt`;
  expect(before).toHaveLength(4);
  const [soon, tomorrow] = ["2025-04-10T00:10:00.000Z", "2025-04-11T00:00:00.000Z"];
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(before.map((row) => ({ ...row, key: hash })).sort(byEnd)).toEqual(
    [soon, soon, tomorrow, tomorrow].map((resetsAt) => ({ key: hash, count: 1, resetsAt })),
  );
  clock.now += 24 * 60 * MINUTE;
  await attempt({ username: "somebody", from: "192.0.2.2" });
  const after = await sql<{ key: string }[]>`select key from attempt`;
  expect(after).toHaveLength(4);
  expect(after.filter(({ key }) => before.some((row) => row.key === key))).toEqual([]);
});
