import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { complete, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { people, type Person } from "../../../test/people.ts";
import { startPushService } from "../../../test/push-service.ts";
import { useApp } from "../../../test/use-app.ts";
import { outboxWorker, type OutboxWorker } from "../outbox/outbox-worker.ts";
import { webhookSender } from "./webhook-sender.ts";

const MINUTE = 60_000;
const KINDS = ["member.joined", "cycle.started", "result.stored"];

let at = Date.UTC(2026, 2, 3);
let receiver: Awaited<ReturnType<typeof startPushService>>;
let worker: OutboxWorker;
let amina: Person;
let bilal: Person;
let groupId: number;
let hook: { id: number; secret: string };
const sql = useDatabase();
const running = useApp(sql, { now: () => at });

beforeAll(async () => {
  receiver = await startPushService();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  at = Date.UTC(2026, 2, 3);
  receiver.pushed.length = 0;
  receiver.answers.length = 0;
  const senders = [webhookSender({ sql, now: () => at, mayConnect: () => true })];
  worker = outboxWorker({ sql, now: () => at, senders });
  ({ amina, bilal } = await people(running, "amina", "bilal"));
  const made = await startCycle(amina);
  groupId = made.groupId;
  hook = await add("https://bot.example/hook");
  // The local receiver in place of the one that was named, which is always of https.
  await sql`update webhook set url = ${`${receiver.url}/hook`}`;
});

const add = async (url: string, kinds = KINDS) =>
  (await amina.send(`POST /api/groups/${groupId}/webhooks`, { url, kinds })).body;

const told = () => receiver.pushed.map(({ body }) => JSON.parse(body.toString()));

const deliveries = async () => {
  const [listed] = (await amina.send(`GET /api/groups/${groupId}/webhooks`)).body;
  return listed.deliveries;
};

test("joining, a cycle and a result are posted, each signed as Standard Webhooks asks", async () => {
  await bilal.send(`POST /api/groups/${groupId}/join`);
  const cycle = { name: "Shawwal", startDate: "2026-03-02" };
  const { body: started } = await amina.send(`POST /api/groups/${groupId}/cycles`, cycle);
  await complete(bilal, 1, { cycleId: started.id });
  await worker.drain();
  const timestamp = "2026-03-03T00:00:00.000Z";
  const user = { id: bilal.id, username: "bilal" };
  expect(told().toSorted((one, other) => (one.type < other.type ? -1 : 1))).toEqual([
    {
      type: "cycle.started",
      timestamp,
      data: { groupId, user: { id: amina.id, username: "amina" }, cycle: "Shawwal" },
    },
    { type: "member.joined", timestamp, data: { groupId, user } },
    {
      type: "result.stored",
      timestamp,
      data: { groupId, cycleId: started.id, user, day: 1, points: 6, selfReported: true },
    },
  ]);
  const key = Buffer.from(hook.secret.replace("whsec_", ""), "base64");
  expect(key).toHaveLength(32);
  for (const { url, headers, body } of receiver.pushed) {
    const { "webhook-id": id, "webhook-timestamp": seconds } = headers;
    const mac = createHmac("sha256", key)
      .update(`${String(id)}.${String(seconds)}.`)
      .update(body);
    expect([url, seconds, headers["webhook-signature"]]).toEqual([
      "/hook",
      String(at / 1000),
      `v1,${mac.digest("base64")}`,
    ]);
  }
  expect(await sql`select from outbox`).toHaveLength(0);
});

test("a khatma is told from its beginning to its end, each share with who has it", async () => {
  const kinds = ["khatma.started", "share.changed", "khatma.finished"];
  await sql`update webhook set kinds = ${kinds}`;
  await bilal.send(`POST /api/groups/${groupId}/join`);
  const asked = { name: "For Fatima", shares: 1 };
  const { body: begun } = await amina.send(`POST /api/groups/${groupId}/khatmas`, asked);
  const share = `/api/khatmas/${begun.id}/shares/1`;
  await bilal.send(`PUT ${share}`, { state: "taken" });
  await bilal.send(`PUT ${share}`, { state: "taken" });
  await bilal.send(`DELETE ${share}`);
  await amina.send(`PUT ${share}`, { state: "done" });
  const of = { groupId, khatma: { id: begun.id, name: "For Fatima" } };
  const stored = await sql`select kind, data from webhook_delivery order by id`;
  expect(stored.map(({ kind, data }) => [kind, data])).toEqual([
    ["khatma.started", { ...of, user: { id: amina.id, username: "amina" } }],
    ["share.changed", { ...of, share: 1, state: "taken", by: "bilal" }],
    ["share.changed", { ...of, share: 1, state: "free" }],
    ["share.changed", { ...of, share: 1, state: "done", by: "amina" }],
    ["khatma.finished", of],
  ]);
  await worker.drain();
  // A receiver gets four at once.
  at += 1000;
  await worker.drain();
  expect(receiver.pushed).toHaveLength(5);
});

test("what is not asked for is not told, and neither is a failed write", async () => {
  await sql`update webhook set kinds = '{cycle.started}'`;
  await bilal.send(`POST /api/groups/${groupId}/join`);
  await bilal.send(`POST /api/groups/${groupId}/cycles`, {
    name: "Rajab",
    startDate: "2026-03-01",
  });
  expect(await deliveries()).toEqual([]);
  expect(await sql`select from outbox`).toHaveLength(0);
});

test("a receiver that fails is tried again with the same ID, and an admin sends once more", async () => {
  receiver.answers.push({ status: 500 }, { status: 302, location: "http://127.0.0.1:1/" });
  await bilal.send(`POST /api/groups/${groupId}/join`);
  await worker.drain();
  expect(await deliveries()).toEqual([
    expect.objectContaining({ kind: "member.joined", failure: "the receiver answered 500" }),
  ]);
  at += MINUTE;
  await worker.drain();
  expect((await deliveries())[0].failure).toBe("the receiver answered 302");
  at += 5 * MINUTE;
  await worker.drain();
  const [{ id, failure, triedAt }] = await deliveries();
  expect([failure, triedAt]).toEqual([undefined, new Date(at).toISOString()]);
  const again = `POST /api/groups/${groupId}/webhooks/${hook.id}/deliveries/${id}`;
  expect((await amina.send(again)).status).toBe(204);
  await worker.drain();
  expect(receiver.pushed.map(({ headers }) => headers["webhook-id"])).toEqual(
    Array(4).fill(`msg_${id}`),
  );
  const other = await startCycle(amina);
  const ofAnother = again.replace(`groups/${groupId}`, `groups/${other.groupId}`);
  expect((await amina.send(ofAnother)).body.code).toBe("WEBHOOK_NOT_FOUND");
});

test("what waits for a receiver is the last fifty, as many messages as deliveries", async () => {
  for (let n = 1; n <= 54; n += 1) {
    await bilal.send(`POST /api/groups/${groupId}/join`);
    await bilal.send(`POST /api/groups/${groupId}/leave`);
  }
  const waiting = await sql`
    select payload ->> 'delivery' as id from outbox join webhook_delivery d
      on d.id = (payload ->> 'delivery')::int order by d.id`;
  expect([waiting.length, waiting[0]?.id, waiting.at(-1)?.id]).toEqual([50, "5", "54"]);
  expect(await sql`select from webhook_delivery`).toHaveLength(50);
  expect(await sql`select from outbox`).toHaveLength(50);
});

test("410 is the last try", async () => {
  receiver.answers.push({ status: 410 });
  await bilal.send(`POST /api/groups/${groupId}/join`);
  await worker.drain();
  at += 60 * MINUTE;
  await worker.drain();
  expect(receiver.pushed).toHaveLength(1);
});

test.each(["http://127.0.0.1:PORT/", "http://localhost:PORT/", "http://[::ffff:127.0.0.1]:PORT/"])(
  "%s of this machine gets nothing, by name or by number, and the admin reads why",
  async (url) => {
    await sql`update webhook set url = ${url.replace("PORT", new URL(receiver.url).port)}`;
    const senders = [webhookSender({ sql, now: () => at })];
    await bilal.send(`POST /api/groups/${groupId}/join`);
    await outboxWorker({ sql, now: () => at, senders }).drain();
    expect(receiver.pushed).toEqual([]);
    const [{ failure }] = await deliveries();
    expect(failure).toMatch(/ is not on the public internet$/);
    expect([...(await sql`select dead_at is not null as dead from outbox`)]).toEqual([
      { dead: true },
    ]);
  },
);

test("a group has three at most, each of https; one that is removed is told nothing more", async () => {
  await add("https://bot.example/2");
  await add("https://bot.example/3");
  expect((await add("https://bot.example/4")).code).toBe("TOO_MANY_WEBHOOKS");
  expect((await add("http://bot.example")).issues[0].message).toBe("This is no address of https.");
  await bilal.send(`POST /api/groups/${groupId}/join`);
  await amina.send(`DELETE /api/groups/${groupId}/webhooks/${hook.id}`);
  const gone = await amina.send(`DELETE /api/groups/${groupId}/webhooks/${hook.id}`);
  expect(gone.body.code).toBe("WEBHOOK_NOT_FOUND");
  await sql`update webhook set url = ${`${receiver.url}/other`}`;
  await worker.drain();
  expect(receiver.pushed.map(({ url }) => url)).toEqual(["/other", "/other"]);
  const { body: events } = await amina.send(`GET /api/groups/${groupId}/events`);
  expect(events[0]).toMatchObject({ kind: "webhookRemoved", detail: new URL(receiver.url).host });
});

test("a receiver that hangs takes four tries at once, then rests, and holds up no other", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const other = await startCycle(bilal);
  const otherHook = { url: "https://bot.example/other", kinds: KINDS };
  await bilal.send(`POST /api/groups/${other.groupId}/webhooks`, otherHook);
  await sql`
    update webhook set url = case group_id
      when ${groupId} then ${`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`}
      else ${`${receiver.url}/other`} end`;
  for (let n = 1; n <= 6; n += 1)
    await amina.send(`POST /api/groups/${groupId}/cycles`, {
      name: `Cycle ${n}`,
      startDate: `2026-03-0${n}`,
    });
  await amina.send(`POST /api/groups/${other.groupId}/join`);
  const senders = [webhookSender({ sql, now: () => at, mayConnect: () => true, answerMs: 2000 })];
  const patient = outboxWorker({ sql, now: () => at, senders });
  const failuresNow = async () => {
    await patient.drain();
    return (await deliveries())
      .filter(({ triedAt }: { triedAt?: string }) => triedAt === new Date(at).toISOString())
      .map(({ failure }: { failure?: string }) => failure);
  };
  const fourSilent = Array(4).fill("no answer in time");
  expect(await failuresNow()).toEqual(fourSilent);
  expect(told().map(({ type }) => type)).toEqual(["member.joined"]);
  at += 30_000;
  expect(await failuresNow()).toEqual([]);
  at += 70_000;
  expect(await failuresNow()).toEqual(fourSilent);
  silent.closeAllConnections();
  silent.close();
});

test("receivers that answer late share a part of the room, and hold up no other", async () => {
  let heard: (() => void) | undefined;
  const held: (() => void)[] = [];
  const slow = createServer((request, response) => {
    request.resume();
    held.push(() => response.writeHead(204).end());
    heard?.();
  }).listen(0, "127.0.0.1");
  await once(slow, "listening");
  const untilHeld = async (count: number) => {
    while (held.length < count) await new Promise<void>((resolve) => (heard = resolve));
  };
  const letGo = () => {
    for (const answer of held.splice(0)) answer();
  };
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
  await sql`
    insert into webhook (group_id, url, kinds, created_at)
    select ${groupId}, ${url}, kinds, created_at from webhook, generate_series(1, 20)`;
  const tell = async (startDate: string) => {
    await amina.send(`POST /api/groups/${groupId}/cycles`, { name: startDate, startDate });
    // The one that answers at once comes last.
    await sql`
      update outbox set due_at = due_at + interval '1 millisecond'
      where payload ->> 'delivery' in (
        select id::text from webhook_delivery where webhook_id = ${hook.id}
      )`;
    at += 1000;
  };
  const senders = [webhookSender({ sql, now: () => at, mayConnect: () => true })];
  const patient = outboxWorker({ sql, now: () => at, senders });
  await tell("2026-03-01");
  const first = patient.drain();
  await untilHeld(20);
  at += 3000;
  letGo();
  await first;
  expect(receiver.pushed).toHaveLength(1);

  await tell("2026-03-02");
  const second = patient.drain();
  await untilHeld(8);
  await expect
    .poll(() => [held.length, receiver.pushed.length], { timeout: 10_000 })
    .toEqual([8, 2]);
  expect(held).toHaveLength(8);
  letGo();
  await second;
  slow.closeAllConnections();
  slow.close();
});
