import { createPublicKey, verify } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { useDatabase } from "../../../../test/database.ts";
import { people, type Person } from "../../../../test/people.ts";
import { startPushService } from "../../../../test/push-service.ts";
import { useApp } from "../../../../test/use-app.ts";
import { outboxWorker, type OutboxWorker } from "../../outbox/outbox-worker.ts";
import { remindAll } from "../remind.ts";
import { isPublicAddress } from "../../outbox/post-to.ts";
import { pushSender } from "./push-sender.ts";

const BEFORE = Date.UTC(2026, 2, 3, 6, 29);
const DUE = Date.UTC(2026, 2, 3, 6, 30);
const KEYS = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
const site = { publicUrl: "https://quran.example.org", contactEmail: "help@example.org" };

let at = BEFORE;
let amina: Person;
let service: Awaited<ReturnType<typeof startPushService>>;
const sql = useDatabase();
const running = useApp(sql, { now: () => at });
const senders = [pushSender({ sql, now: () => at, site, mayConnect: () => true })];
let worker: OutboxWorker;

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());
beforeEach(async () => {
  at = BEFORE;
  service.pushed.length = 0;
  worker = outboxWorker({ sql, now: () => at, senders });
  ({ amina } = await people(running, "amina"));
  await amina.send("PUT /api/user/reminders", {
    timeZone: "UTC",
    quietFrom: "22:00",
    quietTo: "05:00",
    reminders: [{ kind: "reading", at: "06:30", channels: ["push"] }],
  });
});

const subscribe = (endpoint: string, person = amina) =>
  person.send("POST /api/user/push-subscription", { endpoint, keys: KEYS });

/** Puts the local service in place of the one that the browser named, which is always of https. */
async function subscribeHere(): Promise<void> {
  expect((await subscribe("https://push.example/1")).status).toBe(204);
  await sql`update push_subscription set ${sql(service.subscription)}`;
}

async function remind(): Promise<void> {
  at = DUE;
  await remindAll(sql, () => at);
  await worker.drain();
}

const subscriptions = async () => [...(await sql`select endpoint from push_subscription`)];
const outbox = async () => [
  ...(await sql`select failure, dead_at is not null as dead, due_at from outbox`),
];

test("a reminder is encrypted for the browser, signed for its service, and leads to the reading", async () => {
  await subscribeHere();
  await remind();
  expect(service.pushed).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.pushed;
  expect(service.read(body)).toEqual({
    web_push: 8030,
    notification: {
      title: "Today’s reading",
      body: "A few minutes with the Quran: today’s verses are here whenever you have time.",
      tag: "reading",
      navigate: "https://quran.example.org/",
    },
  });
  expect([headers["content-encoding"], headers.ttl, headers.topic]).toEqual([
    "aes128gcm",
    "10800",
    "reading",
  ]);
  const { body: settings } = await amina.send("GET /api/user/reminders");
  const [, jwt = "", key] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  expect(key).toBe(settings.pushKey);
  const [head = "", claims = "", signature = ""] = jwt.split(".");
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    aud: service.url,
    sub: "mailto:help@example.org",
  });
  const point = Buffer.from(settings.pushKey, "base64url");
  const [x, y] = [point.toString("base64url", 1, 33), point.toString("base64url", 33)];
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  expect(
    verify("sha256", Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, "base64url")),
  ).toBe(true);
  await remind();
  expect([service.pushed.length, await outbox()]).toEqual([1, []]);
});

test.each([404, 410])("a subscription that is answered with %i goes", async (status) => {
  await subscribeHere();
  service.answers.push({ status });
  await remind();
  expect([await subscriptions(), await outbox()]).toEqual([[], []]);
});

test.each([
  [{ status: 429, retryAfter: "120" }, DUE + 120_000],
  [{ status: 503, retryAfter: "90" }, DUE + 90_000],
])("%j is tried again when it says", async (answer, dueAt) => {
  await subscribeHere();
  service.answers.push(answer);
  await remind();
  const failure = `the push service answered ${answer.status}`;
  expect(await outbox()).toEqual([{ failure, dead: false, dueAt: new Date(dueAt).toISOString() }]);
  at = dueAt;
  await worker.drain();
  expect([service.pushed.length, await outbox()]).toEqual([2, []]);
});

test("a 500 without a time is tried again, but not after three hours", async () => {
  await subscribeHere();
  service.answers.push({ status: 500 });
  await remind();
  expect(await outbox()).toMatchObject([{ dead: false }]);
  at = DUE + 3 * 60 * 60_000;
  await worker.drain();
  expect(service.pushed).toHaveLength(1);
});

test.each([
  [{ status: 413 }, "the push service answered 413"],
  [{ status: 302, location: "http://127.0.0.1:1/" }, "the push service answered 302"],
])("%j is not tried again", async (answer, failure) => {
  await subscribeHere();
  service.answers.push(answer);
  await remind();
  expect(await outbox()).toMatchObject([{ failure, dead: true }]);
  expect([service.pushed.length, (await subscriptions()).length]).toEqual([1, 1]);
});

test.each(["https://127.0.0.1:9/x", "https://[::1]:9/x", "https://localhost:9/x"])(
  "%s is not connected to",
  async (endpoint) => {
    await subscribe(endpoint);
    await sql`update push_subscription set p256dh = ${service.subscription.p256dh}`;
    worker = outboxWorker({
      sql,
      now: () => at,
      senders: [pushSender({ sql, now: () => at, site })],
    });
    await remind();
    const { hostname } = new URL(endpoint);
    const host = hostname.replaceAll(/[[\]]/g, "");
    expect(await outbox()).toMatchObject([{ failure: `${host} is not on the public internet` }]);
  },
);

test.each([
  ["8.8.8.8", true],
  ["2001:4860:4860::8888", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["192.168.0.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["::", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["::ffff:127.0.0.1", false],
  ["localhost", false],
])("%s is public: %s", (address, is) => {
  expect(isPublicAddress(address)).toBe(is);
});

test("a subscription is its session's: it moves with the browser, and ends with the session", async () => {
  await subscribe("https://push.example/1");
  await subscribe("https://push.example/2");
  expect(await subscriptions()).toEqual([{ endpoint: "https://push.example/2" }]);
  const { bilal } = await people(running, "bilal");
  await subscribe("https://push.example/2", bilal);
  expect([...(await sql`select user_id from push_subscription`)]).toEqual([{ userId: bilal.id }]);
  await amina.send("DELETE /api/user/push-subscription", { endpoint: "https://push.example/2" });
  expect(await subscriptions()).toHaveLength(1);
  await bilal.send("POST /api/logout");
  expect(await subscriptions()).toEqual([]);
});

test.each(["http://push.example/1", "https://", "javascript:1"])(
  "%s is refused",
  async (endpoint) => {
    const { status, body } = await subscribe(endpoint);
    expect([status, body.code]).toEqual([400, "INVALID_INPUT"]);
  },
);
