import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, type IncomingMessage, request as httpRequest } from "node:http";
import { SyncInput } from "@daily-quran/domain/progress/progress-sync";
import { newDevice, pushOf, withItem, withReply } from "@daily-quran/progress-sync/device-progress";
import { type ItemKind, itemKey } from "@daily-quran/progress-sync/item";
import type { Push } from "@daily-quran/progress-sync/messages";
import { applyPush, NO_PROGRESS } from "../../../../../packages/progress-sync/test/server-model.ts";
import * as fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { emptyTables } from "../../../test/database.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { insertUsers, people } from "../../../test/people.ts";
import { idOf, MARK, NOW, useAppOfAmina } from "../../../test/progress.ts";
import { syncProgress } from "./sync-progress.ts";

const DAY = 86_400_000;
const PHONE = "11111111-1111-4111-8111-111111111111";
const DESK = "22222222-2222-4222-8222-222222222222";

const app = useAppOfAmina();
const { sql } = app;

const operation = (seq: number, rest: object = {}) => {
  return { seq, kind: "mark" as ItemKind, id: idOf(seq), value: MARK, at: NOW, ...rest };
};
const push = (operations: object[], rest: object = {}) => ({
  device: PHONE,
  now: NOW,
  since: 0,
  operations,
  ...rest,
});
const sync = (body: object, language = "en") =>
  app.amina.send("POST /api/progress/sync", body, { "accept-language": language });
const storedIds = async () =>
  (await sql<{ id: string }[]>`select id from progress_item order by id`).map(({ id }) => id);

test("what a device did is stored, and another device gets it", async () => {
  expect(await sync(push([operation(1), operation(2)]))).toMatchObject({
    status: 200,
    body: {
      now: NOW,
      received: 2,
      revision: 2,
      applied: [1, 2].map((seq) => ({ seq, at: NOW, revision: seq })),
      changes: [],
      hasMore: false,
      isBehind: false,
      refused: [],
    },
  });
  const { body } = await sync(push([], { device: DESK }));
  expect(body.changes).toEqual(
    [1, 2].map((seq) => ({ ...operation(seq), device: PHONE, revision: seq })),
  );
  expect((await sync(push([], { device: DESK, since: body.revision }))).body.changes).toEqual([]);
});

afterEach(() => {
  sql.options.debug = false;
});

test("a mark is one statement, beside the session's", async () => {
  await sync(push([operation(1)]));
  const statements: string[] = [];
  sql.options.debug = (_connection, query) => statements.push(query.trim().slice(0, 16));
  await sync(push([operation(2)], { since: 1 }));
  await app.amina.send(`PUT /api/progress/marks/${idOf(3)}`, MARK);
  await sync(push([operation(3, { id: idOf(2), value: null })], { since: 3 }));
  const [session = ""] = statements;
  expect(statements).toEqual([0, 1, 2].flatMap(() => [session, "with reader as ("]));
  expect(await storedIds()).toEqual([idOf(1), idOf(2), idOf(3)]);
});

test("a push whose database dies between two operations is applied once, when it is sent again", async () => {
  await sync(push([operation(1)]));
  const pool = sql;
  const sent = push([operation(2), operation(3), operation(4)]);
  // The third operation waits for a row that another transaction holds; then its connection is killed.
  const cut = await sql.begin(async (sql) => {
    await sql`insert into progress_item
      select user_id, kind, ${operation(4).id}, value, changed_at, device, 9, 9 from progress_item`;
    const response = sync(sent);
    await untilWaiting(pool);
    await pool`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const { status } = await response;
    await sql`delete from progress_item where id = ${operation(4).id}`;
    return status;
  });
  expect(cut).toBe(503);
  expect(await storedIds()).toEqual([idOf(1)]);
  for (const _ of [1, 2]) expect((await sync(sent)).body).toMatchObject({ received: 4 });
  expect(await sql`select id, seq from progress_item order by seq`).toEqual(
    [1, 2, 3, 4].map((seq) => ({ id: idOf(seq), seq })),
  );
});

test("the same operations sent ten times at once are applied once", async () => {
  const sent = push([operation(1), operation(2)]);
  const replies = await Promise.all(Array.from({ length: 10 }, () => sync(sent)));
  expect(replies.map(({ status, body }) => [status, body.received])).toEqual(
    replies.map(() => [200, 2]),
  );
  expect(await sql`select id, seq from progress_item order by seq`).toEqual([
    { id: operation(1).id, seq: 1 },
    { id: operation(2).id, seq: 2 },
  ]);
});

test("a number past the database's is refused, by REST and by tRPC, and the last one is a gap", async () => {
  for (const seq of [2_147_483_648, 9_007_199_254_740_991]) {
    const body = push([operation(1, { seq })]);
    expect(await sync(body)).toMatchObject({
      status: 400,
      body: { code: "INVALID_INPUT", error: "Operations are numbered from 1 to 2147483647." },
    });
    const { status } = await app.amina.send("POST /trpc/progress.sync", { json: body });
    expect(status).toBe(400);
  }
  expect(await sync(push([operation(1, { seq: 2_147_483_647 })]))).toMatchObject({
    status: 200,
    body: { received: 0, applied: [] },
  });
  expect(await storedIds()).toEqual([]);
});

test("a revision and times past any are taken", async () => {
  const most = 9_007_199_254_740_991;
  for (const rest of [{ since: most }, { now: most }])
    expect((await sync(push([operation(1)], rest))).status).toBe(200);
  for (const rest of [{ at: most }, { at: 0, over: most }])
    expect((await sync(push([operation(1, rest)], { now: 0 }))).status).toBe(200);
});

test("after a gap nothing is applied, and the reply says what is missing", async () => {
  await sync(push([operation(1)]));
  expect((await sync(push([operation(3)]))).body).toMatchObject({ received: 1 });
  expect(await storedIds()).toEqual([operation(1).id]);
  expect((await sync(push([operation(2), operation(3)]))).body).toMatchObject({ received: 3 });
  expect(await storedIds()).toHaveLength(3);
});

test("a server that has lost what a device has seen says so", async () => {
  expect((await sync(push([], { since: 7 }))).body).toMatchObject({ isBehind: true, revision: 0 });
});

test("what may not be stored is refused by its number, and what follows is stored", async () => {
  const { status, body } = await sync(
    push([
      operation(1, { value: { ...MARK, day: 301 } }),
      operation(2, { value: { ...MARK, date: "9999-12-31" } }),
      operation(3, { value: { ...MARK, date: "2026-02-30" } }),
      operation(4, { value: { ...MARK, date: "2026-03-08" } }),
      operation(5, {
        kind: "bookmark",
        value: { verse: "1:8", createdAt: "2026-03-05T06:30:00Z" },
      }),
      operation(6, { id: "daily" }),
      operation(7, { value: { ...MARK, date: "2026-03-07" } }),
    ]),
  );
  expect([status, body.received]).toEqual([200, 7]);
  expect(body.refused).toEqual([
    { seq: 1, message: "The day must be a whole number from 1 to 300." },
    { seq: 2, message: "This date has not come yet." },
    { seq: 3, message: "This is not a date that exists, written YYYY-MM-DD." },
    { seq: 4, message: "This date has not come yet." },
    { seq: 5, message: "There is no such verse. Write it as 80:17." },
    { seq: 6, message: "An id is a UUID." },
  ]);
  const inBengali = await sync(
    push([operation(8, { value: { ...MARK, date: "9999-12-31" } })]),
    "bn",
  );
  expect(inBengali.body.refused).toEqual([
    {
      seq: 8,
      message: "এই তারিখ এখনো আসেনি। আপনার ডিভাইসের তারিখ ঠিক আছে কি না দেখুন।",
    },
  ]);
  expect(await storedIds()).toEqual([operation(7).id]);
});

test("twenty refusals are named, and what follows is for the next request", async () => {
  const wrong = Array.from({ length: 25 }, (_, index) => operation(index + 1, { value: {} }));
  const all = [operation(1), ...wrong.slice(1), operation(26)];
  const first = (await sync(push(all))).body;
  expect([first.received, first.refused.length]).toEqual([21, 20]);
  const rest = (await sync(push(all.slice(21)))).body;
  expect([rest.received, rest.refused.length]).toEqual([26, 4]);
  expect(await storedIds()).toEqual([idOf(1), idOf(26)]);
});

test("of a body with many faults twenty are named", async () => {
  const { body } = await sync(push(Array.from({ length: 30 }, (_, seq) => ({ seq }))));
  expect(body.issues).toHaveLength(20);
});

const removal = (seq: number, of: number) => operation(seq, { id: idOf(of), value: null });

test("the faults of two thousand operations are not all looked for", async () => {
  let looks = 0;
  const wrong = {
    ...operation(1),
    get seq() {
      looks += 1;
      return -1;
    },
  };
  const input = push(Array.from({ length: 2000 }, () => wrong));
  const actor = { userId: 1, username: "amina", now: NOW };
  await expect(syncProgress(sql, actor, input)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(looks).toBe(20);
});

test("a network sends sixty large bodies a minute, and small ones besides", async () => {
  const large = push([operation(1, { id: "x".repeat(70_000) })]);
  for (let sent = 0; sent < 60; sent += 1) expect((await sync(large)).status).toBe(400);
  expect(await sync(large)).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
  expect((await sync(push([operation(1)]))).status).toBe(200);
  app.now += 60_000;
  expect((await sync(large)).status).toBe(400);
});

test("what never was leaves nothing when it is removed", async () => {
  const { body } = await sync(push([removal(1, 8), operation(2), removal(3, 9)]));
  expect(body).toMatchObject({ received: 3, applied: [{ seq: 2, revision: 1 }] });
  expect(await storedIds()).toEqual([idOf(2)]);
  await sync(push([operation(4, { id: idOf(7) }), removal(5, 7)]));
  expect(await storedIds(), "it was").toEqual([idOf(2), idOf(7)]);
});

test("a removal that waits for the request that stores its item removes it", async () => {
  await sync(push([operation(1)]));
  const pool = sql;
  const removed = await sql.begin(async (sql) => {
    await sql`update progress_reader set revision = revision + 1`;
    await sql`insert into progress_item
      select user_id, kind, ${idOf(2)}, value, changed_at, device, seq, 2 from progress_item`;
    const response = sync(push([removal(2, 2)]));
    await untilWaiting(pool);
    return { response };
  });
  expect((await removed.response).body).toMatchObject({ received: 2, applied: [{ seq: 2 }] });
  expect(await sql`select id from progress_item where value is null`).toEqual([{ id: idOf(2) }]);
});

test("of more than two thousand removed items the newest thousand are remembered", async () => {
  await sync(push([operation(1)]));
  const { body: seen } = await sync(push([], { device: DESK }));
  await sql`
    insert into progress_item (user_id, kind, id, value, changed_at, device, seq, revision)
    select 1, 'mark', gen_random_uuid(), null, ${new Date(NOW)}, ${PHONE}, 0, 1 + n
    from generate_series(1, 2001) n`;
  await sql`update progress_reader set revision = 2002`;
  await sync(push([operation(2)]));
  expect(await sql`select removed, marks, compacted::int from progress_reader`).toEqual([
    { removed: 1000, marks: 2, compacted: 1002 },
  ]);
  const { body } = await sync(push([], { device: DESK, since: seen.revision }));
  expect([body.compacted, body.changes.length]).toEqual([1002, 1001]);
  await app.amina.send(`DELETE /api/progress/marks/${idOf(1)}`);
  expect(await sql`select removed, marks from progress_reader`).toEqual([
    { removed: 1001, marks: 1 },
  ]);
});

test("a hundred devices are known, and one that is forgotten sends everything again", async () => {
  await sync(push([operation(1)]));
  await sql`
    insert into progress_device (user_id, device, received, before, revision)
    select 1, gen_random_uuid(), 1, 0, 1 + n from generate_series(1, 99) n`;
  await sync(push([operation(1, { id: idOf(2) })], { device: DESK }));
  expect(await sql`select count(*)::int from progress_device`).toEqual([{ count: 100 }]);
  expect((await sync(push([operation(2)]))).body).toMatchObject({ received: 0, applied: [] });
  expect((await sync(push([operation(2)], { device: DESK }))).body).toMatchObject({ received: 2 });
});

test("revisions go on past 32 bits, in pages too", async () => {
  await sync(push([operation(1)]));
  await sql`update progress_reader set revision = 3000000000`;
  const { body } = await sync(push([operation(2), operation(3)]));
  expect(body.applied.map(({ revision }: { revision: number }) => revision)).toEqual([
    3_000_000_001, 3_000_000_002,
  ]);
  const desk = await sync(push([], { device: DESK, since: 3_000_000_001 }));
  expect(desk.body.changes).toMatchObject([{ id: idOf(3), revision: 3_000_000_002 }]);
  const page = await app.amina.send("GET /api/progress/marks?limit=1");
  expect(page.headers.get("link")).toContain("cursor=3000000002");
  const next = await app.amina.send("GET /api/progress/marks?cursor=3000000002");
  expect(next.body.map(({ id }: { id: string }) => id)).toEqual([idOf(2), idOf(1)]);
});

test.each([
  ["no device", { device: "phone" }, "An id is a UUID."],
  [
    "numbers with a gap",
    { operations: [operation(1), operation(3)] },
    "Operations are sent in order, without a gap.",
  ],
  [
    "another kind",
    { operations: [operation(1, { kind: "wish" })] },
    "This is no kind of progress.",
  ],
])("a push with %s is invalid", async (...[, rest, message]) => {
  const { status, body } = await sync({ ...push([]), ...rest });
  expect([status, body.code, body.issues[0].message]).toEqual([400, "INVALID_INPUT", message]);
});

const bookmark = (seq: number, note: string, at: number) => ({
  ...operation(seq, { kind: "bookmark", at }),
  id: operation(1).id,
  value: { verse: "2:255", note, createdAt: "2026-03-05T06:30:00Z" },
});

test("of two devices with clocks a day apart the later change stays", async () => {
  await sync(push([bookmark(1, "early", NOW - 5000 + DAY)], { now: NOW + DAY }));
  await sync(push([bookmark(1, "late", NOW - 1000 - DAY)], { now: NOW - DAY, device: DESK }));
  const { body } = await sync(push([bookmark(2, "earlier", NOW - 9000)], {}));
  expect(body.changes).toMatchObject([{ value: { note: "late" }, at: NOW - 1000, device: DESK }]);
});

test("more changes than one reply holds come in several", async () => {
  const marks = (from: number) =>
    push(Array.from({ length: 1500 }, (_, index) => operation(from + index)));
  await sync(marks(1));
  await sync(marks(1501));
  const { body: first } = await sync(push([], { device: DESK }));
  expect([first.changes.length, first.hasMore, first.revision]).toEqual([2000, true, 2000]);
  const { body: rest } = await sync(push([], { device: DESK, since: first.revision }));
  expect([rest.changes.length, rest.hasMore, rest.revision]).toEqual([1000, false, 3000]);
});

test("a value that is stored otherwise than sent comes back as it is stored", async () => {
  const value = { verse: "2:255", label: " Duas ", createdAt: "2026-03-05T06:30:00Z" };
  const sent = { ...operation(1), kind: "bookmark", value };
  const { body } = await sync(push([sent, operation(2)]));
  expect(body).toMatchObject({
    applied: [{ seq: 2, revision: 2 }],
    changes: [{ kind: "bookmark", value: { ...value, label: "Duas" }, seq: 1, revision: 1 }],
  });
});

test("nobody sees another's progress, and nobody's is needed", async () => {
  await sync(push([operation(1)]));
  const { bilal } = await people(app.running, "bilal");
  expect((await bilal.send("POST /api/progress/sync", push([]))).body.changes).toEqual([]);
  app.amina.cookies.clear();
  expect((await sync(push([]))).status).toBe(401);
});

const item = fc.record({
  kind: fc.constantFrom<ItemKind>("mark", "bookmark", "position"),
  which: fc.nat(2),
  isRemoved: fc.boolean(),
  skew: fc.constantFrom(-DAY, 0, DAY),
});
const step = fc.record({
  device: fc.nat(1),
  items: fc.array(item, { maxLength: 3 }),
  isRepeated: fc.boolean(),
  isLost: fc.boolean(),
});

/** A push as a client sends it. */
const sentOf = (sent: Push): SyncInput => SyncInput.parse(sent);

test("the database does what the pure functions say, under losses and repeats", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      await emptyTables(sql);
      const [user] = await insertUsers(app.running, ["amina"]);
      const userId = user?.id ?? 0;
      let expected = NO_PROGRESS;
      let clock = NOW;
      const devices = [newDevice(PHONE), newDevice(DESK)];
      for (const { device, items, isRepeated, isLost } of steps) {
        clock += 60_000;
        let progress = devices[device] ?? newDevice(PHONE);
        for (const { kind, which, isRemoved, skew } of items) {
          const id = kind === "position" ? "daily" : operation(which).id;
          const value = isRemoved ? null : VALUES[kind](items.length);
          progress = withItem(progress, { kind, id, value }, clock + skew);
        }
        const sent = pushOf(progress, clock, 100);
        const actor = { userId, username: "amina", now: clock };
        const reply = await syncProgress(sql, actor, sentOf(sent));
        if (isRepeated) await syncProgress(sql, actor, sentOf(sent));
        expected = applyPush(expected, sent, clock);
        devices[device] = isLost ? progress : (withReply(progress, sent, reply) ?? progress);
      }
      const actor = { userId, username: "amina", now: clock };
      const empty = { device: randomUUID(), now: clock, since: 0, operations: [] };
      const { changes } = await syncProgress(sql, actor, empty);
      const bare = (all: Iterable<(typeof changes)[number]>) =>
        [...all]
          .map((change) => ({ ...change, revision: 0 }))
          .sort((one, other) => (itemKey(one) < itemKey(other) ? -1 : 1));
      expect(bare(changes)).toEqual(bare(expected.changes.values()));
      const [kept] = await sql`
        select marks, bookmarks, positions, removed, bytes::int, (
          select coalesce(sum(octet_length(value::text) + 90), 0)::int from progress_item
        ) as stored from progress_reader`;
      const count = (wanted: ItemKind) =>
        changes.filter(({ kind, value }) => kind === wanted && value !== null).length;
      expect(kept ?? NOTHING_KEPT).toEqual({
        marks: count("mark"),
        bookmarks: count("bookmark"),
        positions: count("position"),
        removed: changes.filter(({ value }) => value === null).length,
        bytes: kept?.["stored"] ?? 0,
        stored: kept?.["stored"] ?? 0,
      });
    }),
    { numRuns: 15, seed: 6 },
  );
});

const NOTHING_KEPT = { marks: 0, bookmarks: 0, positions: 0, removed: 0, bytes: 0, stored: 0 };

const VALUES: Record<ItemKind, (variant: number) => object> = {
  mark: () => MARK,
  bookmark: (variant) => ({
    verse: "2:255",
    note: String(variant),
    createdAt: "2026-03-05T06:30:00Z",
  }),
  plan: () => ({}),
  position: (variant) => ({ verse: `80:${variant + 1}` }),
};

test("the sender of a refused large body hears why, on the connection that it keeps", async () => {
  const large = JSON.stringify(push([operation(1, { id: "x".repeat(1_000_000) })]));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = {
    cookie: `session=${app.amina.cookies.get("session")}`,
    "content-type": "application/json",
    "content-length": large.length,
  };
  const asked = () =>
    httpRequest(`${app.running.url}/api/progress/sync`, { method: "POST", agent, headers });
  const send = async () => {
    const request = asked();
    request.end(large);
    const [response] = (await once(request, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    return [response.statusCode, request.reusedSocket];
  };
  app.now += 60_000;
  for (let sent = 0; sent < 60; sent += 1) expect((await send())[0]).toBe(400);
  expect([await send(), await send()]).toEqual([
    [429, true],
    [429, true],
  ]);
  // One that leaves in mid-body is nobody else's trouble.
  const left = asked().on("error", () => {});
  await new Promise<unknown>((resolve) => left.write(large.slice(0, 500_000), resolve));
  left.destroy();
  expect(await send()).toEqual([429, false]);
  agent.destroy();
});
