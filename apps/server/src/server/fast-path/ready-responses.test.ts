import type { AddressInfo } from "node:net";
import { fastify, type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Content } from "../../content/content.ts";
import { JSON_TYPE, sha256 } from "../../content/ready-document.ts";
import { answerInFront } from "./answer-in-front.ts";
import { handleOneAtATime } from "../lifecycle/one-at-a-time.ts";
import { type ReadyResponses, readyResponses } from "./ready-responses.ts";
import { sendDocument } from "../../documents/send-document.ts";

const LATE = Date.UTC(2026, 10, 23, 23, 59, 59);
const MIDNIGHT = Date.UTC(2026, 10, 24);

const content = { version: "1" };
let now: number;
let app: FastifyInstance;
let url: string;
/** The addresses that came to Fastify. */
let routed: string[];
let ready: ReadyResponses;
let beforeSending: () => void;
let beforeClosing: () => Promise<void>;
let bodyBytes: number;

beforeEach(async () => {
  now = LATE;
  content.version = "1";
  routed = [];
  beforeSending = () => {};
  beforeClosing = async () => {};
  bodyBytes = 0;
  app = fastify({ forceCloseConnections: true, return503OnClosing: false });
  ready = readyResponses(content as Content, () => now, new Set(["day"]));
  answerInFront(app, { ready, turns: handleOneAtATime(app), now: () => now });
  app.addHook("preClose", async () => await beforeClosing());
  app.get("/*", async (request, reply) => {
    routed.push(request.url);
    const moment = ready.moment();
    const body = JSON.stringify({ at: now, version: content.version, times: routed.length });
    const identity = Buffer.concat([Buffer.from(body), Buffer.alloc(bodyBytes, " ")]);
    const hash = sha256(identity);
    const document = { contentType: JSON_TYPE, hash, identity, gzip: identity, br: identity };
    ready.keep({ request, reply, document, moment });
    beforeSending();
    if (request.url === "/cookie") reply.header("set-cookie", "session=somebody");
    return sendDocument(request, reply, { document, cacheControl: "no-cache" });
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(() => app.close());

// oxlint-disable-next-line no-restricted-globals -- the route here is a stand-in, held to no contract
const send = (path: string) => fetch(url + path, { headers: { "accept-encoding": "identity" } });
const ask = async (path: string): Promise<unknown> => JSON.parse(await (await send(path)).text());

test("a response is kept, for as long as the text and the day last", async () => {
  const first = { at: LATE, version: "1", times: 1 };
  expect([await ask("/a"), await ask("/a"), await ask("/a")]).toEqual([first, first, first]);
  content.version = "2";
  const second = { at: LATE, version: "2", times: 2 };
  expect([await ask("/a"), await ask("/a")]).toEqual([second, second]);
  now = MIDNIGHT;
  const third = { at: MIDNIGHT, version: "2", times: 3 };
  expect([await ask("/a"), await ask("/a")]).toEqual([third, third]);
  // A clock that is set back.
  now = LATE;
  expect(await ask("/a")).toEqual({ at: LATE, version: "2", times: 4 });
});

/** Changes something, and lets another request come after it. */
const turnTo = (change: () => unknown) => () => {
  change();
  ready.moment();
};

test("what was begun before midnight, or with another text, is not kept after it", async () => {
  beforeSending = turnTo(() => (now = MIDNIGHT));
  expect(await ask("/a")).toEqual({ at: LATE, version: "1", times: 1 });
  beforeSending = turnTo(() => (content.version = "2"));
  expect(await ask("/a")).toEqual({ at: MIDNIGHT, version: "1", times: 2 });
  expect(await ask("/a")).toEqual({ at: MIDNIGHT, version: "2", times: 3 });
  expect(await ask("/a")).toEqual({ at: MIDNIGHT, version: "2", times: 3 });
});

test("nothing is kept that sets a cookie, or whose address has a query or an encoded letter", async () => {
  for (const path of ["/cookie", "/a?day=5", "/%61", "/a//b", "/a/", "/a.b"])
    for (let times = 0; times < 2; times += 1) await ask(path);
  expect(routed).toHaveLength(12);
});

test("a parameter that means nothing makes no other address", async () => {
  const first = await ask("/a");
  expect(await ask("/a?x=1&y")).toEqual(first);
  await ask("/b?x=1");
  await ask("/b");
  expect(routed).toEqual(["/a", "/b?x=1"]);
});

test("a failure on the way is not kept", async () => {
  beforeSending = () => {
    throw new Error("The disk is full.");
  };
  expect((await send("/a")).status).toBe(500);
  beforeSending = () => {};
  expect(await ask("/a")).toEqual({ at: LATE, version: "1", times: 2 });
});

test("no more is kept than fits: the responses that were longest not asked for are dropped", async () => {
  bodyBytes = 12 * 1024 * 1024;
  for (const path of ["/a", "/b", "/a", "/c", "/a", "/b"]) await (await send(path)).text();
  expect(routed).toEqual(["/a", "/b", "/c", "/b"]);
});

test("while it closes, Fastify answers and closes the connection", async () => {
  expect(await connectionOf("/a")).toBe("keep-alive");
  expect(await connectionOf("/a")).toBe("keep-alive");
  let closing: string | null = "";
  beforeClosing = async () => void (closing = await connectionOf("/a"));
  await app.close();
  expect([closing, routed]).toEqual(["close", ["/a", "/a"]]);
});

const connectionOf = async (path: string) => (await send(path)).headers.get("connection");
