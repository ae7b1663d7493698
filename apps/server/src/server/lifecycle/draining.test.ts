import type { AddressInfo } from "node:net";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { drainBeforeClose } from "./draining.ts";
import { sendError } from "../error-handlers.ts";

test("before it closes it reports draining, and still responds with Connection: close", async () => {
  const app = fastify({ return503OnClosing: false });
  app.setErrorHandler(sendError);
  drainBeforeClose(app, 1_000);
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

test("the port is closed in the turn in which no connection waits any more", async () => {
  const app = fastify({ return503OnClosing: false });
  drainBeforeClose(app, 0);
  let isListening: boolean | undefined;
  // The hooks after it run before Fastify closes the port itself.
  app.addHook("preClose", async () => void (isListening = app.server.listening));
  await app.listen({ host: "127.0.0.1", port: 0 });
  await app.close();
  expect(isListening).toBe(false);
});
