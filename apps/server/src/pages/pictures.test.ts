import { PICTURE_LIMIT } from "@daily-quran/domain/api-limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../test/app.ts";
import { useDatabase } from "../../test/database.ts";
import { request } from "../../test/request.ts";
import { testSettings } from "../../test/settings.ts";

let running: RunningApp;
const sql = useDatabase();
let version: string;

beforeAll(async () => {
  running = await startApp(sql, { settings: testSettings() });
  // Pages name the pictures that are current.
  const page = await (await request(`${running.url}/about`)).text();
  version = /<meta name="pictures" content="([0-9a-f]{12})">/.exec(page)?.[1] ?? "";
});
afterAll(() => running.close());

const picture = (name: string, init: RequestInit = {}, of = `${version}/en`) =>
  request(`${running.url}/pictures/${of}/${name}.png`, init);

test("a picture is a PNG of 1200 x 630 that may be kept for good, and is 304 to who has it", async () => {
  const first = await picture("verse-2-72");
  const png = Buffer.from(await first.arrayBuffer());
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const etag = first.headers.get("etag") ?? "";
  const again = await picture("verse-2-72", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  const head = await picture("verse-2-72", { method: "HEAD" });
  expect([
    head.status,
    head.headers.get("etag"),
    Number(head.headers.get("content-length")),
  ]).toEqual([200, etag, png.length]);
});

test("under another version it is the same picture, kept for an hour", async () => {
  const [now, old] = [await picture("day-1"), await picture("day-1", {}, "old/en")];
  expect(old.headers.get("etag")).toBe(now.headers.get("etag"));
  expect(old.headers.get("cache-control")).toBe(
    "public, max-age=3600, s-maxage=60, stale-while-revalidate=86400",
  );
});

test("with a translation it is another one, as high as it needs; of an unknown edition there is none", async () => {
  const [alone, own] = [await picture("verse-86-4"), await picture("verse-86-4-in-en-saheeh")];
  expect([own.status, own.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(own.headers.get("etag")).not.toBe(alone.headers.get("etag"));
  const long = Buffer.from(await (await picture("verse-2-282-in-bn-muhiuddin")).arrayBuffer());
  expect(long.readUInt32BE(20)).toBeGreaterThan(2000);
  expect((await picture("verse-86-4-in-en-nobody")).status).toBe(404);
});

test("each language has its own, and another language has none", async () => {
  const [en, bn] = [await picture("surah-2"), await picture("surah-2", {}, `${version}/bn`)];
  expect(bn.headers.get("etag")).not.toBe(en.headers.get("etag"));
  expect((await picture("surah-2", {}, `${version}/pseudo`)).status).toBe(404);
});

test.each(["verse-2-287", "verse-115-1", "juz-31", "page-605", "day-301", "nothing"])(
  "%s is 404",
  async (name) => {
    const response = await picture(name);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: "There is nothing at this address.", code: "NOT_FOUND" },
    ]);
  },
);

test("who asks for too many new ones waits; those that are drawn come all the same", async () => {
  const crowd = await startApp(sql, { settings: testSettings(), now: () => 0 });
  const statusOf = async (name: string) =>
    (await crowd.app.inject(`/pictures/${version}/en/${name}.png`)).statusCode;
  expect(await statusOf("verse-108-1")).toBe(200);
  // Asked for together, they are drawn once.
  await Promise.all(
    Array.from({ length: PICTURE_LIMIT.requests - 1 }, () => statusOf("verse-108-2")),
  );
  expect([await statusOf("verse-108-3"), await statusOf("verse-108-1")]).toEqual([429, 200]);
  await crowd.close();
});
