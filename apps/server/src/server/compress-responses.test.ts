import { Readable } from "node:stream";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { request } from "../../test/request.ts";
import { compressStream } from "./compress-responses.ts";

const half = "x".repeat(200_000);

/** A text that fails in its middle. */
const broken = () =>
  Readable.from(
    (function* () {
      yield half;
      throw new Error("planted");
    })(),
  );

test.each(["br", "gzip", "identity"])(
  "a text that fails while it is sent in %s is cut off",
  async (encoding) => {
    const app = fastify();
    app.get("/whole", (asked, reply) =>
      reply.send(compressStream(asked, reply, Readable.from([half, half]))),
    );
    app.get("/broken", (asked, reply) => reply.send(compressStream(asked, reply, broken())));
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const ask = async (path: string) =>
      await request(url + path, { headers: { "accept-encoding": encoding } });
    expect(await (await ask("/whole")).text()).toBe(half + half);
    await expect(ask("/broken").then((response) => response.text())).rejects.toThrow(
      /terminated|fetch failed/,
    );
    await app.close();
  },
);
