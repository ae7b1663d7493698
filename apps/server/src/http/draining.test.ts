import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { drainBeforeClose } from "./draining.ts";
import { sendError } from "./error-handlers.ts";

test("before it closes it says so, and goes on answering with Connection: close", async () => {
  const app = fastify({ return503OnClosing: false });
  app.setErrorHandler(sendError);
  drainBeforeClose(app, 100);
  let drained = false;
  app.addHook("onClose", async () => void (drained = true));
  app.get("/api/ready", async () => ({ status: "ready" }));
  app.get("/api/groups", async () => [drained]);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  // oxlint-disable-next-line no-restricted-globals -- the routes here are stand-ins, held to no contract
  const get = (path: string) => fetch(address + path);
  expect((await get("/api/ready")).headers.get("connection")).toBe("keep-alive");
  const closed = app.close();
  const [ready, groups] = [await get("/api/ready"), await get("/api/groups")];
  expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
  expect(await ready.json()).toMatchObject({ code: "DRAINING" });
  expect([groups.status, groups.headers.get("connection")]).toEqual([200, "close"]);
  expect(await groups.json()).toEqual([false]);
  await closed;
});

test("a connection that is open before it closes has its request answered", async () => {
  const app = fastify({ return503OnClosing: false, forceCloseConnections: "idle" });
  drainBeforeClose(app, 0);
  app.get("/api/groups", async () => ["a group"]);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const accepted = once(app.server, "connection");
  const client = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  await accepted;
  const closed = app.close();
  for (let turn = 0; turn < 1000; turn += 1) await nextTurn();
  client.write("GET /api/groups HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(await text(client)).toContain('["a group"]');
  await closed;
});
