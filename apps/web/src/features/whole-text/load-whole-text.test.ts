import { createHash } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { speakIn } from "../../reader/server/fetcher.ts";
import { english } from "../../test/render.tsx";
import { loadWholeText, measureWholeText } from "./load-whole-text.ts";

beforeAll(() => speakIn(english));

const ORIGIN = "https://quran.example";

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const JUZS = [1, 2].map((juz) => bytesOf({ juz, text: "بِسۡمِ ٱللَّهِ" }));
const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const FILES = JUZS.map((bytes) => ({ sha256: sha256Of(bytes), bytes: bytes.length }));

const pathOf = (key: RequestInfo) =>
  new URL(key instanceof Request ? key.url : key, ORIGIN).pathname;

/** A cache in memory, by path, beside that of the lists. */
function stubCaches(lists = new Map<string, Response>()) {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (key: RequestInfo) => kept.get(pathOf(key))?.clone(),
    put: async (key: RequestInfo, response: Response) => void kept.set(pathOf(key), response),
    delete: async (key: RequestInfo) => kept.delete(pathOf(key)),
    keys: async () => [...kept.keys()].map((path) => new Request(new URL(path, ORIGIN))),
  };
  const listed = { put: async (path: string, list: Response) => void lists.set(path, list) };
  vi.stubGlobal("caches", {
    open: async (name: string) => (name === "apiCache" ? listed : cache),
    match: cache.match,
  });
  return kept;
}

/** How a connection ends that is cut: with an error, or as if all had come. */
type End = "fails" | "closes";

function cutAt(bytes: Uint8Array, length: number, end: End): Response {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(bytes.slice(0, length));
      if (end === "fails") stream.error(new TypeError("network error"));
      else stream.close();
    },
  });
  return new Response(body);
}

const LISTED = ["/api/search/texts", "/api/surahs"];

/** The second juz comes as `second` gives it. */
const stubServer = (second: () => Response): void =>
  void vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/juz-files") return Response.json(FILES);
    if (path === "/api/schedule") return Response.json([]);
    if (LISTED.includes(path))
      return Response.json([path], { headers: { "content-length": "100" } });
    return path === "/api/juzs/2" ? second() : new Response(JUZS[0]);
  });

const [first, second] = JUZS;
if (!first || !second) throw new Error("There are two.");
const whole = () => new Response(second);
const TEXT = { queries: [""] };
const [ONE, TWO] = FILES.map(({ sha256 }) => `/whole-text/${sha256}`);

test.each<[End, string]>([
  ["fails", "network error"],
  ["closes", "Something else than this site answered."],
])(
  "a connection that %s at any byte leaves nothing of its file, and the next call goes on",
  async (end, message) => {
    for (let length = 0; length < second.length; length += 1) {
      const kept = stubCaches();
      stubServer(() => cutAt(second, length, end));
      await expect(loadWholeText(TEXT)).rejects.toThrow(message);
      expect([...kept.keys()]).toEqual([ONE]);
      stubServer(whole);
      await loadWholeText(TEXT);
      expect(new Set(kept.keys())).toEqual(new Set([ONE, TWO, "/whole-text/index"]));
      const bytes = new Uint8Array((await kept.get(TWO ?? "")?.arrayBuffer()) ?? []);
      expect(sha256Of(bytes)).toBe(FILES[1]?.sha256);
    }
  },
);

test("all that is said to come is counted as it comes", async () => {
  stubCaches();
  stubServer(whole);
  const text = await measureWholeText({});
  let loaded = 0;
  await loadWholeText(text, { onBytes: (bytes) => (loaded = bytes) });
  const [one = 0, two = 0] = FILES.map(({ bytes }) => bytes);
  expect([text.bytes, loaded]).toEqual([one + two + 200, one + two + 200]);
});
