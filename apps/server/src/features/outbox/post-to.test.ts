import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, afterAll, expect, test } from "vitest";
import { type LookUpAll, postTo, RefusedAddress } from "./post-to.ts";

// What the name has, one answer of the DNS after the other.
const answers: string[][] = [];

const lookUp: LookUpAll = (_name, _options, done) => {
  const [next = []] = answers.splice(0, 1);
  done(
    null,
    next.map((address) => ({ address, family: 4 })),
  );
};

// 127.0.0.1 stands for the public internet, 127.0.0.2 for a private network.
const OPEN = "127.0.0.1";
const CLOSED = "127.0.0.2";
const reached: string[] = [];
const server = createServer((request, response) => {
  reached.push(String(request.socket.localAddress));
  response.writeHead(204, { connection: "close" }).end();
});
let url = "";

beforeAll(async () => {
  await once(server.listen(0, "0.0.0.0"), "listening");
  url = `http://bot.example:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());

const post = postTo((address) => address === OPEN, lookUp);
const send = async () =>
  (await post(url, { headers: {}, body: Buffer.from("{}"), signal: AbortSignal.timeout(5000) }))
    .status;

test("a name that leads elsewhere at the next look is refused at the connection, which looks once", async () => {
  answers.push([OPEN], [CLOSED], [OPEN, CLOSED], [OPEN]);
  expect(await send()).toBe(204);
  await expect(send()).rejects.toThrow(RefusedAddress);
  await expect(send()).rejects.toThrow("bot.example is not on the public internet");
  expect(await send()).toBe(204);
  expect([reached, answers]).toEqual([[OPEN, OPEN], []]);
});
