import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { fastify, type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { respondToBrokenRequest } from "./client-error.ts";
import { cutSlowReaders, timedServer, type TimeLimits } from "./time-limits.ts";

const PATIENT: TimeLimits = {
  headersMs: 60_000,
  requestMs: 60_000,
  silenceMs: 60_000,
  responseMs: 60_000,
  everyMs: 10,
};

let app: FastifyInstance;

beforeEach(() => {
  app = fastify();
});
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

async function serve(changes: Partial<TimeLimits>): Promise<Socket> {
  const limits = { ...PATIENT, ...changes };
  app = fastify({ clientErrorHandler: respondToBrokenRequest, ...timedServer(limits) });
  cutSlowReaders(app, limits);
  app.post("/", async () => "taken");
  // More than the kernel buffers for a client that reads nothing.
  app.get("/", async () => Buffer.alloc(32 * 1024 * 1024));
  await app.listen({ host: "127.0.0.1", port: 0 });
  return connect((app.server.address() as AddressInfo).port, "127.0.0.1");
}

const TOO_SLOW = {
  error: "The request took too long to arrive. Please try again.",
  code: "TOO_SLOW",
};

test.each([
  ["a head that never ends", { headersMs: 20 }, "GET / HTTP/1.1\r\nHost: x\r\n"],
  [
    "a body that never ends",
    { headersMs: 20, requestMs: 20 },
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
  ],
])("%s is answered with 408 and cut", async (_, limits, request) => {
  const client = await serve(limits);
  client.write(request);
  const response = await text(client);
  expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(response.split("\r\n\r\n")[1] ?? "")).toEqual(TOO_SLOW);
});

test("a silent client is cut off", async () => {
  const client = await serve({ silenceMs: 20 });
  expect(await text(client)).toBe("");
});

test("a client that does not read its response is cut off", async () => {
  const client = await serve({ responseMs: 20 });
  client.on("error", () => {});
  client.pause();
  client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(app.server, "request");
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_, n) => resolve(n))), {
      interval: 5,
    })
    .toBe(0);
  client.destroy();
});
