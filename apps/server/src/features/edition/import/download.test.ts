import { expect, it } from "vitest";
import { breaking, endless, useFileServer, whole } from "../../../../test/editions/file-server.ts";
import { download } from "./download.ts";

const server = useFileServer();
const TEXT = "verse ".repeat(20_000);
const MB = 1024 * 1024;

const get = async (path: string, maxBytes = MB): Promise<string> => {
  const { signal } = new AbortController();
  return Buffer.from(await download(`${server.url}${path}`, { maxBytes, signal })).toString();
};
const refusal = (path: string, reason: string) => `${server.url}${path}: ${reason}`;

it("returns the file unchanged", async () => {
  server.responders.set("/1.json", whole(TEXT));
  expect(await get("/1.json")).toBe(TEXT);
});

it.each([{ etag: '"one"' }, { "last-modified": "Thu, 10 Apr 2025 00:00:00 GMT" }])(
  "goes on where the connection broke, as %o names the same file",
  async (headers) => {
    server.responders.set("/1.json", breaking(TEXT, headers));
    expect(await get("/1.json")).toBe(TEXT);
    expect(server.asked[1]).toMatch(/^\/1\.json bytes=[1-9]\d*-$/);
  },
);

it("restarts where the file may have changed, and gives up when that breaks again", async () => {
  server.responders.set("/1.json", breaking(TEXT, { etag: 'W/"weak"' }));
  await expect(get("/1.json")).rejects.toThrow(
    refusal("/1.json", "the connection broke, again and again."),
  );
  expect(new Set(server.asked)).toEqual(new Set(["/1.json"]));
});

it("accepts only the missing range as the rest", async () => {
  server.responders.set("/1.json", (request, response) => {
    if (request.headers.range)
      response.writeHead(206, { "content-range": "bytes 0-5/120000" }).end("verse ");
    else breaking(TEXT, { etag: '"one"' })(request, response);
  });
  await expect(get("/1.json")).rejects.toThrow(
    refusal("/1.json", "the server sent another part than the one asked for."),
  );
});

it("does not retry a missing file", async () => {
  await expect(get("/57.json")).rejects.toThrow(refusal("/57.json", "the server answered 404."));
  expect(server.asked).toEqual(["/57.json"]);
});

it("retries a busy server", async () => {
  let times = 0;
  server.responders.set("/1.json", (_, response) => {
    times += 1;
    if (times === 1) response.writeHead(503).end();
    else response.end(TEXT);
  });
  expect(await get("/1.json")).toBe(TEXT);
});

it("does not start a file whose announced size is too large", async () => {
  server.responders.set("/1.json", (_, response) => {
    response.writeHead(200, { "content-length": 3 * 1024 * MB });
    response.flushHeaders();
  });
  await expect(get("/1.json")).rejects.toThrow(
    refusal("/1.json", "it is larger than 1 MB, the most that is taken."),
  );
});

it("cuts off a stream that does not end", async () => {
  const left = new Promise<number>((resolve) => {
    server.responders.set("/1.json", endless(resolve));
  });
  await expect(get("/1.json")).rejects.toThrow(
    refusal("/1.json", "it is larger than 1 MB, the most that is taken."),
  );
  // Buffered bytes are added to that.
  expect(await left).toBeLessThan(32 * MB);
  expect(server.asked).toEqual(["/1.json"]);
});

it("reports at once that the server does not answer", async () => {
  const { signal } = new AbortController();
  const address = "http://127.0.0.1:9/1.json";
  await expect(download(address, { maxBytes: MB, signal })).rejects.toThrow(
    `${address}: the server cannot be reached (`,
  );
});

it("stops when it is interrupted", async () => {
  server.responders.set("/1.json", (_, response) => response.flushHeaders());
  const stopping = new AbortController();
  const stopped = download(`${server.url}/1.json`, { maxBytes: MB, signal: stopping.signal });
  await expect.poll(() => server.asked).toEqual(["/1.json"]);
  stopping.abort();
  await expect(stopped).rejects.toThrow(refusal("/1.json", "it was stopped."));
});
