import { type AddressInfo, connect } from "node:net";
import { fastify, type FastifyInstance, type FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { admitRequests, releaseSlot } from "./admission.ts";
import { sendError } from "../error-handlers.ts";
import { restRoutes } from "../../api/rest-routes.ts";

const ONE = { atOnce: 1, waiting: 1, waitMs: 60_000 };

let app: FastifyInstance;
let address: string;
/** Ends the first of the requests that run; a fault ends it so. */
let running: ((fault?: Error) => void)[];
let begun: string[];
let arrived: number;
let asked: Promise<Response>[];

beforeEach(async () => {
  running = [];
  begun = [];
  arrived = 0;
  asked = [];
  app = fastify();
  app.setErrorHandler(sendError);
  // The last that happens before a request enters its queue.
  app.addHook("preHandler", async () => void (arrived += 1));
  admitRequests(app, { asking: ONE, hashing: ONE });
  const work = async (arrival: FastifyRequest) => {
    const { url } = arrival;
    begun.push(url);
    if (url.endsWith("?row")) releaseSlot(arrival);
    await new Promise<void>((resolve, reject) => {
      running.push((fault) => (fault ? reject(fault) : resolve()));
    });
    return { done: url };
  };
  for (const path of ["/api/groups", "/api/health", "/api/ready", "/api/schedule"])
    app.get(path, { config: costOf(path) }, work);
  app.post("/api/login", { config: costOf("/api/login") }, work);
  app.all("/trpc/:path", work);
  await app.listen({ host: "127.0.0.1", port: 0 });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  // Requests that still wait end at once.
  running.push = (end) => (end(), 0);
  for (const end of running) end();
  await Promise.all(asked);
  await app.close();
});

const costOf = (path: string) => ({
  cost: restRoutes.find((route) => route.path === path)?.rule.cost ?? "none",
});

function get(path: string, init?: RequestInit): Promise<Response> {
  // oxlint-disable-next-line no-restricted-globals -- the routes here are stand-ins, held to no contract
  const response = fetch(address + path, init);
  asked.push(response);
  return response;
}
const untilBegun = (count: number) => expect.poll(() => begun.length, { interval: 1 }).toBe(count);

/** One request that runs and one that waits, so that the queue is full. */
async function fillQueue(path: string): Promise<Record<"first" | "second", Promise<Response>>> {
  const first = get(path);
  await untilBegun(1);
  const second = get(path);
  await expect.poll(() => arrived, { interval: 1 }).toBe(2);
  return { first, second };
}

test("one runs, one waits, and the others are refused at once with Retry-After", async () => {
  const { first, second } = await fillQueue("/api/groups");
  const refused = await get("/api/groups");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(await refused.json()).toEqual({
    error: "Many people are here right now. Please try again in a moment.",
    code: "OVERLOADED",
  });
  expect(begun).toEqual(["/api/groups"]);
  running[0]?.();
  expect((await first).status).toBe(200);
  await untilBegun(2);
  running[1]?.();
  expect((await second).status).toBe(200);
});

test("sign-ins have a queue of their own, and documents and health checks none", async () => {
  await fillQueue("/api/groups");
  const login = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
  void get("/trpc/auth.changeEmail", login);
  await untilBegun(2);
  void get("/api/login", login);
  for (const path of ["/api/schedule", "/api/health", "/api/ready"])
    for (let time = 0; time < 3; time += 1) void get(path);
  await untilBegun(11);
  const refused = await get("/trpc/auth.login", login);
  expect(await refused.json()).toMatchObject({ error: { json: { data: { errorCode: "BUSY" } } } });
});

test("tRPC requests are refused in tRPC's error format", async () => {
  await fillQueue("/trpc/notification.state");
  const refused = await get("/trpc/group.list");
  expect([refused.status, await refused.json()]).toEqual([
    503,
    {
      error: {
        json: {
          message: "Many people are here right now. Please try again in a moment.",
          code: -32603,
          data: {
            code: "SERVICE_UNAVAILABLE",
            httpStatus: 503,
            errorCode: "OVERLOADED",
            retryAfter: 2,
          },
        },
      },
    },
  ]);
});

test("a slot is freed after a failure too, and when the client has disconnected", async () => {
  const { first, second } = await fillQueue("/api/groups");
  running[0]?.(new Error("a bug"));
  expect((await first).status).toBe(500);
  await untilBegun(2);
  running[1]?.();
  expect((await second).status).toBe(200);
  const gone = connect(Number(new URL(address).port), "127.0.0.1");
  gone.write("GET /api/groups HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await untilBegun(3);
  gone.destroy();
  running[2]?.();
  const next = get("/api/groups");
  await untilBegun(4);
  running[3]?.();
  expect((await next).status).toBe(200);
});

test("a request that waits for a row holds no slot, and frees it only once", async () => {
  const row = get("/api/groups?row");
  await untilBegun(1);
  void get("/api/groups?one");
  await untilBegun(2);
  void get("/api/groups?two");
  await expect.poll(() => arrived, { interval: 1 }).toBe(3);
  running[0]?.();
  expect((await row).status).toBe(200);
  expect((await get("/api/groups?three")).status).toBe(503);
  expect(begun).toEqual(["/api/groups?row", "/api/groups?one"]);
});
