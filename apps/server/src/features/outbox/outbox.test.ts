import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { useDatabase } from "../../../test/database.ts";
import { backOffMs } from "./back-off.ts";
import { enqueue } from "./enqueue.ts";
import { readMessages, readStates, retryMessages } from "./manage-outbox.ts";
import { type Delivery, type OutboxKind, senderOf, type Try } from "./outbox-kind.ts";
import { outboxWorker } from "./outbox-worker.ts";

const START = Date.UTC(2026, 2, 10, 6, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOTE: OutboxKind<{ text: string }> = {
  name: "note",
  payload: z.object({ text: z.string() }),
};
const OTHER: OutboxKind<string> = { name: "other", payload: z.string() };

const sql = useDatabase();
let at = START;
let sent: string[] = [];
let told: string[] = [];
let answer: (message: Try<{ text: string }>) => Promise<Delivery>;
beforeEach(() => {
  at = START;
  [sent, told] = [[], []];
  answer = async () => "sent";
});

const hang = () => new Promise<never>(() => {});
const worker = (atOnce = 3, tryMs?: number) =>
  outboxWorker({
    sql,
    now: () => at,
    senders: [
      senderOf({
        kind: NOTE,
        atOnce,
        send: async (message) => {
          sent.push(message.payload.text);
          return await answer(message);
        },
      }),
    ],
    told: (kind, outcome) => void told.push(`${kind} ${outcome}`),
    ...(tryMs !== undefined && { tryMs }),
  });
const note = (text: string, more: object = {}) => ({ kind: NOTE, payload: { text }, ...more });
const waiting = () => sql<{ dueAt: string; attempts: number; failure: string | null }[]>`
  select due_at, attempts, failure from outbox where dead_at is null order by id`;
const fails = () => {
  answer = async () => ({ later: "no  luck\n today" });
};

test("what a transaction enqueues is sent once it commits, and never if it fails", async () => {
  await sql.begin((sql) => enqueue(sql, at, note("one"), note("two")));
  await sql
    .begin(async (sql) => {
      await enqueue(sql, at, note("never"));
      throw new Error("no");
    })
    .catch(() => {});
  await worker().drain();
  expect(sent.toSorted()).toEqual(["one", "two"]);
  expect(told).toEqual(["note sent", "note sent"]);
  expect(await waiting()).toEqual([]);
});

test("more than run at once are sent all, by two workers none twice", async () => {
  await enqueue(sql, at, ...Array.from({ length: 50 }, (_, index) => note(String(index))));
  await Promise.all([worker().drain(), worker().drain()]);
  expect(sent.map(Number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, index) => index),
  );
});

test("no more run at once than may, also where the planner takes the table for nearly empty", async () => {
  await enqueue(sql, at, note("before"));
  await sql`vacuum analyze outbox`;
  await enqueue(sql, at, ...["a", "b", "c", "d"].map((text) => note(text)));
  answer = hang;
  await worker(2).tick();
  expect(sent).toHaveLength(2);
});

test("one that is not to be sent before its time waits for it", async () => {
  await enqueue(sql, at, note("later", { notBefore: START + HOUR }));
  at = START + HOUR - 1;
  await worker().drain();
  expect(sent).toEqual([]);
  at += 1;
  await worker().drain();
  expect(sent).toEqual(["later"]);
});

test("a new one of the same key takes the place of the one that waits", async () => {
  await enqueue(sql, at, note("old", { singletonKey: "a" }), note("else", { singletonKey: "b" }));
  await enqueue(sql, at, note("new", { singletonKey: "a" }));
  await worker().drain();
  expect(sent.toSorted()).toEqual(["else", "new"]);
});

test("a new one that comes while the old one of its key is being sent is sent too", async () => {
  await enqueue(sql, at, note("old", { singletonKey: "a" }));
  answer = async ({ payload }) => {
    if (payload.text === "old") await enqueue(sql, at, note("new", { singletonKey: "a" }));
    return "sent";
  };
  await worker(1).drain();
  expect(sent).toEqual(["old", "new"]);
  expect(await waiting()).toEqual([]);
});

test("who sends the old one of a key cannot end the new one, which another has tried since", async () => {
  await enqueue(sql, at, note("old", { singletonKey: "a" }));
  let endOld: (() => void) | undefined;
  answer = () => new Promise((resolve) => (endOld = () => resolve("sent")));
  const slow = worker();
  await slow.tick();
  await enqueue(sql, at, note("new", { singletonKey: "a" }));
  fails();
  await worker().drain();
  endOld?.();
  await slow.drain();
  expect(await waiting()).toMatchObject([{ attempts: 1, failure: "no luck today" }]);
});

test("one that fails is tried again after half a minute, a minute, and at most an hour", async () => {
  expect([1, 2, 3, 8, 40].map((attempts) => backOffMs(attempts, 0))).toEqual([
    30_000,
    MINUTE,
    2 * MINUTE,
    HOUR,
    HOUR,
  ]);
  expect(backOffMs(1, 1)).toBe(24_000);
  await enqueue(sql, at, note("one"));
  fails();
  await worker().drain();
  const [row] = await waiting();
  expect(row).toMatchObject({ attempts: 1, failure: "no luck today" });
  const wait = Date.parse(row?.dueAt ?? "") - at;
  expect(wait).toBeGreaterThanOrEqual(24_000);
  expect(wait).toBeLessThanOrEqual(30_000);
  at += wait - 1;
  await worker().drain();
  expect(sent).toEqual(["one"]);
  at += 1;
  answer = async () => ({ later: "busy", seconds: 300 });
  await worker().drain();
  expect(await waiting()).toEqual([
    { dueAt: new Date(at + 300_000).toISOString(), attempts: 2, failure: "busy" },
  ]);
  expect(told).toEqual(["note retried", "note retried"]);
});

test("a sender that throws or does not understand the payload", async () => {
  await enqueue(sql, at, note("one"));
  await enqueue(sql, at, { kind: { name: "note", payload: z.number() }, payload: 5 });
  answer = () => Promise.reject(new Error("broken pipe"));
  await worker().drain();
  expect(await waiting()).toMatchObject([{ failure: "broken pipe" }]);
  expect(await readMessages(sql, true)).toMatchObject([{ id: "2", failure: "not understood" }]);
});

test("what is refused for good is a dead letter, until an operator has it tried again", async () => {
  await enqueue(sql, at, note("one", { singletonKey: "a" }));
  answer = async () => ({ refused: "no such mailbox" });
  await worker().drain();
  expect(told).toEqual(["note dead"]);
  expect(await readMessages(sql, true)).toMatchObject([
    {
      id: "1",
      kind: "note",
      attempts: 1,
      failure: "no such mailbox",
      deadAt: new Date(at).toISOString(),
    },
  ]);
  expect(await readStates(sql, at)).toEqual([
    { kind: "note", waiting: 0, dead: 1, lateSeconds: 0 },
  ]);
  answer = async () => "sent";
  at += 5 * 24 * HOUR;
  expect(await retryMessages(sql, "dead", at)).toBe(1);
  await worker().drain();
  expect(sent).toEqual(["one", "one"]);
});

test("what expires untried is dropped; what was tried is a dead letter", async () => {
  await enqueue(sql, at, note("tried", { expires: START + HOUR }));
  fails();
  await worker().drain();
  await enqueue(sql, at, note("untried", { expires: START + HOUR }));
  await enqueue(sql, at, { kind: OTHER, payload: "nobody sends it", expires: START + HOUR });
  at = START + HOUR;
  await worker().drain();
  expect(sent).toEqual(["tried"]);
  expect(await waiting()).toEqual([]);
  expect(await readMessages(sql, true)).toMatchObject([{ failure: "no luck today" }]);
  expect(told.toSorted()).toEqual([
    "note expired",
    "note expired",
    "note retried",
    "other expired",
  ]);
});

test("a sender that hangs is left after its time, whatever it does with its signal", async () => {
  await enqueue(sql, at, note("hangs"));
  let aborted = false;
  answer = async ({ signal }) => {
    signal.addEventListener("abort", () => (aborted = true));
    return await hang();
  };
  await worker(1, 20).drain();
  expect(aborted).toBe(true);
  expect(await waiting()).toMatchObject([{ failure: "no answer in time" }]);
});

test("a kind that hangs holds up no other", async () => {
  await enqueue(sql, at, note("hangs"), note("hangs too"));
  await enqueue(sql, at, { kind: OTHER, payload: "quick" });
  const both = outboxWorker({
    sql,
    now: () => at,
    senders: [
      senderOf({ kind: NOTE, atOnce: 1, send: hang }),
      senderOf({ kind: OTHER, atOnce: 1, send: async () => "sent" }),
    ],
  });
  await both.tick();
  await expect.poll(async () => (await waiting()).length).toBe(2);
  await both.stop(0);
  expect(await waiting()).toMatchObject([{ failure: "no answer in time" }, { attempts: 0 }]);
});

test("what a killed process was sending is sent by another once its lease is over", async () => {
  await enqueue(sql, at, note("one"));
  answer = hang;
  const killed = worker();
  await killed.tick();
  answer = async () => "sent";
  at += 2 * MINUTE - 1;
  await worker().drain();
  expect(sent).toEqual(["one"]);
  at += 1;
  await worker().drain();
  expect(sent).toEqual(["one", "one"]);
  await killed.stop(0);
  expect(await waiting()).toEqual([]);
});

test("a slow process ends only its own try, not a later one of another", async () => {
  await enqueue(sql, at, note("one"));
  let endSlow: (() => void) | undefined;
  answer = () => new Promise((resolve) => (endSlow = () => resolve("sent")));
  const slow = worker();
  await slow.tick();
  at += 2 * MINUTE;
  fails();
  await worker().drain();
  endSlow?.();
  await slow.drain();
  expect(await waiting()).toMatchObject([{ attempts: 2, failure: "no luck today" }]);
});

test("where the clock was set back by a day, what was tried is tried at once", async () => {
  await enqueue(sql, at, note("one"));
  fails();
  const same = worker();
  await same.drain();
  at -= 24 * HOUR;
  answer = async () => "sent";
  await same.drain();
  expect(sent).toEqual(["one", "one"]);
});

test("a stop takes nothing more, and breaks off what runs after its grace", async () => {
  await enqueue(sql, at, note("one"), note("two"));
  answer = hang;
  const stopped = worker(1);
  await stopped.tick();
  await stopped.stop(0);
  await stopped.drain();
  expect(sent).toEqual(["one"]);
  expect(await waiting()).toMatchObject([
    { attempts: 1, failure: "no answer in time" },
    { attempts: 0 },
  ]);
});

test("of dead letters the newest ten thousand of each kind stay, for thirty days", async () => {
  await sql`
    insert into outbox (kind, payload, made_at, due_at, expires_at, dead_at)
    select case when n = 10201 then 'another' else 'note' end, '{}', ${new Date(at)},
      ${new Date(at)}, ${new Date(at)}, ${new Date(at)}::timestamptz - n * interval '1 minute'
    from generate_series(1, 10201) n`;
  await worker().tick();
  expect([...(await sql`select kind, count(*)::int from outbox group by 1 order by 1`)]).toEqual([
    { kind: "another", count: 1 },
    { kind: "note", count: 10_000 },
  ]);
  at += 30 * 24 * HOUR - 5 * MINUTE;
  for (let minute = 0; minute < 25; minute += 1) {
    at += MINUTE;
    await worker().tick();
  }
  expect((await sql`select from outbox`).length).toBe(0);
});
