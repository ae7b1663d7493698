import { Writable } from "node:stream";
import { LANGUAGES } from "@daily-quran/domain/language";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { useDatabase } from "../../../test/database.ts";
import {
  bytesOf,
  exchange,
  type RawRequest,
  sendRaw,
} from "../../../test/processes/raw-exchange.ts";
import { testSettings } from "../../../test/settings.ts";
import { onSignals } from "../../metrics/signals.ts";

const READING = "/api/schedule/100/verses";
const TODAYS = ["/api/current-reading", "/api/tomorrow-reading", "/api/schedule"];
const DOCUMENTS = [
  READING,
  ...TODAYS,
  "/api/editions",
  "/api/surahs",
  "/api/surahs/112",
  "/api/verses/2:255",
  "/api/verses/2:1-3",
  "/api/juzs",
  "/api/pages/604",
  "/api/top-words",
  "/",
  "/bn",
  "/schedule",
];
const ACCEPTED = [
  undefined,
  "identity",
  "gzip",
  "br",
  "gzip, deflate, br, zstd",
  "br;q=0",
  "*",
  "x",
];

let now = Date.UTC(2025, 6, 19, 8, 0, 0);
const sql = useDatabase();
let withFront: RunningApp;
let without: RunningApp;
const answered: string[] = [];
const stopHearing = onSignals({ ready: ({ request }) => answered.push(request.url ?? "") });

beforeAll(async () => {
  const { site, ...settings } = testSettings();
  const both = {
    now: () => now,
    settings: { ...settings, site: { ...site, languages: [...LANGUAGES] } },
  };
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  withFront = await startApp(sql, both);
  // Where every request is logged, every one goes to Fastify.
  without = await startApp(sql, { ...both, log: { level: "info", stream: nowhere } });
});
afterAll(async () => {
  stopHearing();
  await withFront.close();
  await without.close();
});

/** How often a request was answered in front while it was sent three times, each as by Fastify alone. */
async function expectSame(request: RawRequest): Promise<number> {
  const send = async (url: string) => {
    const { body, ...head } = await sendRaw(url, request);
    // After a "100 Continue" the response itself, with its date, is the rest.
    return { request, ...head, body: withoutDates(body) };
  };
  const expected = await send(without.url);
  const before = answered.length;
  for (let times = 0; times < 3; times += 1) expect(await send(withFront.url)).toEqual(expected);
  return answered.length - before;
}

const withoutDates = (text: string): string => text.replaceAll(/^date: .*\r\n/gim, "");

async function control(target: string): Promise<string | undefined> {
  const { head } = await sendRaw(withFront.url, { target });
  return head.find((line) => line.startsWith("cache-control: "));
}

async function tagOf(target: string, headers: Record<string, string> = {}): Promise<string> {
  const { head } = await sendRaw(without.url, { target, headers });
  return head.find((line) => line.startsWith("etag: "))?.slice("etag: ".length) ?? "";
}

test("documents are the same bytes with the same headers from both, in each encoding", async () => {
  for (const target of DOCUMENTS)
    for (const accepted of target === READING ? ACCEPTED : ["identity", "gzip", "br"]) {
      const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
      await expectSame({ target, headers });
      expect([target, accepted, await expectSame({ target, headers })]).toEqual([
        target,
        accepted,
        3,
      ]);
      await expectSame({ target, headers, method: "HEAD" });
      expect([target, await expectSame({ target, headers, method: "HEAD" })]).toEqual([target, 3]);
    }
});

test("so are the answers to a client that has a copy, or an older one", async () => {
  for (const target of [READING, "/api/schedule", "/"])
    for (const encoding of ["identity", "gzip", "br"]) {
      const accepted = { "accept-encoding": encoding };
      const tag = await tagOf(target, accepted);
      expect(tag).toMatch(/^"[0-9a-f]{64}(-gz|-br)?"$/);
      const copies = [tag, `W/${tag}`, `"old", ${tag}`, "*", '"old"', tag.slice(1), ""];
      for (const copy of copies)
        for (const method of ["GET", "HEAD"]) {
          const headers = { ...accepted, "if-none-match": copy };
          await expectSame({ target, headers, method });
          expect([copy, method, await expectSame({ target, headers, method })]).toEqual([
            copy,
            method,
            3,
          ]);
        }
    }
});

test("who asks makes no difference, but for a reader's language at first", async () => {
  const opened = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  const askers: Record<string, string>[] = [
    { cookie: "session=somebody" },
    { cookie: "language=bn", ...opened },
    { cookie: "language=en", "accept-language": "bn", ...opened },
    { "accept-language": "bn-BD,bn;q=0.9", ...opened, "sec-fetch-site": "none" },
    { "accept-language": "bn-BD,bn;q=0.9", ...opened, "sec-fetch-site": "same-origin" },
    { "accept-language": "bn" },
    { origin: "https://elsewhere.example" },
    { "x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https" },
    { range: "bytes=0-10" },
    { "if-modified-since": "Sat, 19 Jul 2025 08:00:00 GMT" },
    { "accept-version": "2.x" },
    { accept: "image/png" },
  ];
  for (const headers of askers)
    for (const target of ["/", "/schedule", READING]) await expectSame({ target, headers });
  const { status, head } = await sendRaw(withFront.url, { target: "/", headers: askers[3] ?? {} });
  expect([status, head.includes("location: /bn")]).toEqual(["HTTP/1.1 302 Found", true]);
});

test("whatever is more than a question for a document goes to Fastify", async () => {
  for (const headers of [
    { authorization: "Bearer nobody" },
    { "content-length": "2", "content-type": "application/json" },
    { "transfer-encoding": "chunked" },
    { upgrade: "websocket", connection: "upgrade, close" },
    { expect: "100-continue" },
  ]) {
    const body = { "content-length": "{}", "transfer-encoding": "0\r\n\r\n" };
    const [name = ""] = Object.keys(headers);
    const sent = Object.entries(body).find(([header]) => header === name)?.[1] ?? "";
    expect([name, await expectSame({ target: READING, headers, body: sent })]).toEqual([name, 0]);
  }
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "LOCK"])
    expect([method, await expectSame({ target: READING, method })]).toEqual([method, 0]);
});

test("odd and malformed addresses get from both what they got before", async () => {
  const odd = [
    "/api/schedule/0/verses",
    "/api/schedule/301/verses",
    "/api/schedule/1e2/verses",
    "/api/schedule/0100/verses",
    "/api/schedule/%31/verses",
    "/API/schedule/1/verses",
    "//api/schedule/1/verses",
    "/api//schedule/1/verses",
    "/api/schedule/1/verses//",
    "/api/schedule/1/verses?",
    "/api/schedule/1/verses?tafseer=",
    "/api/schedule/1/verses?x=1",
    "/api/schedule/1/verses#top",
    "/api/schedule/1/verses;x",
    "/api/../api/schedule",
    "/api/schedule/%E0%A4%A/verses",
    "/%",
    "/api/verses/2%3A255",
    "/api/verses/0:0",
    "http://localhost/api/schedule/1/verses",
    "*",
    "/?day=1",
    "/?view=continuous",
    "/schedule?day=20",
    "/nowhere",
    "/__proto__",
    "/constructor",
    "/api/__proto__",
    "/api/verses/__proto__",
    `/${"x".repeat(5000)}`,
    `/api/verses/${"9".repeat(4000)}`,
  ];
  for (const target of odd) await expectSame({ target });
  // What a query says that means nothing is passed over, here too.
  expect(answered).toContain("/api/schedule/1/verses?");
  // A way to read is a page of its own.
  expect(answered).not.toContain("/?view=continuous");
  // A slash at the end is another address of the same.
  await expectSame({ target: `${READING}/` });
});

test("an older protocol, and two questions in one breath", async () => {
  await expectSame({ target: READING, version: "1.0" });
  const keep = { connection: "keep-alive" };
  const bytes =
    bytesOf({ target: "/api/schedule", headers: keep }) +
    bytesOf({ target: "/api/groups", headers: keep }) +
    bytesOf({ target: READING });
  const expected = withoutDates(await exchange(without.url, bytes));
  expect(expected.match(/HTTP\/1\.1 \d+/g)).toEqual([
    "HTTP/1.1 200",
    "HTTP/1.1 401",
    "HTTP/1.1 200",
  ]);
  for (let times = 0; times < 3; times += 1)
    expect(withoutDates(await exchange(withFront.url, bytes))).toBe(expected);
});

test("the time left until midnight counts down, and midnight brings the next day", async () => {
  expect(await control("/api/current-reading")).toBe(
    "cache-control: public, max-age=57600, s-maxage=60",
  );
  now = Date.UTC(2025, 6, 19, 23, 59, 59);
  expect(await control("/api/current-reading")).toBe(
    "cache-control: public, max-age=1, s-maxage=1",
  );
  const yesterdays = "cache-control: public, max-age=0, must-revalidate, s-maxage=1";
  for (let times = 0; times < 2; times += 1) expect(await control("/")).toBe(yesterdays);
  for (const target of [...TODAYS, "/", "/schedule"])
    expect([target, await expectSame({ target })]).toEqual([target, 3]);
  now = Date.UTC(2025, 6, 20);
  for (const target of [...TODAYS, "/", "/schedule"]) {
    // The first makes it, and the next one may come before it is kept.
    expect(await expectSame({ target })).toBeLessThan(3);
    await expect.poll(() => expectSame({ target })).toBe(3);
  }
});
