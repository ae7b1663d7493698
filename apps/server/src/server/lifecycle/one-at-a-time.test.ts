import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { handleOneAtATime } from "./one-at-a-time.ts";

// More than a socket's buffers hold.
const LARGE = "x".repeat(32 * 1024 * 1024);

const requestText = (path: string, more = ""): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

test("what is pipelined waits until the response before it was taken", async () => {
  const app = fastify({ forceCloseConnections: true });
  handleOneAtATime(app);
  const begun: string[] = [];
  app.get("/:name", async ({ url }) => {
    begun.push(url);
    return url === "/large" ? LARGE : url;
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  client.pause();
  client.write(
    requestText("/large") + requestText("/second") + requestText("/third", "Connection: close\r\n"),
  );
  await once(app.server, "request");
  for (let turn = 0; turn < 1000; turn += 1) await nextTurn();
  expect(begun).toEqual(["/large"]);
  const responses = await text(client);
  expect(begun).toEqual(["/large", "/second", "/third"]);
  expect(responses.length).toBeGreaterThan(LARGE.length);
  expect(responses.indexOf("/second")).toBeLessThan(responses.indexOf("/third"));
  await app.close();
});
