import { createHash } from "node:crypto";
import subsetFont from "subset-font";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { shapingFont } from "../features/picture/shape-text.ts";
import type { MakeFirstFonts } from "./first-fonts.ts";
import { type RunningApp, startApp } from "../../test/app.ts";
import { useDatabase } from "../../test/database.ts";
import { testSettings } from "../../test/settings.ts";
import { request } from "../../test/request.ts";

let now = Date.UTC(2025, 6, 19, 8, 0, 0);
let running: RunningApp;
const sql = useDatabase();

const RENDERER = new URL("../../test/small-web/server/entry-server.js", import.meta.url).href;
const { rendered } = (await import(RENDERER)) as { rendered: string[] };

beforeAll(async () => {
  rendered.length = 0;
  running = await startApp(sql, { now: () => now, settings: testSettings() });
});
afterAll(() => running.close());

const page = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  request(`${running.url}${path}`, { headers });

const tagOf = async (path: string) => (await page(path)).headers.get("etag");

test("the home page is rendered before the first request", async () => {
  await expect.poll(() => rendered).toEqual(["2025-07-19T08:00:00.000Z /"]);
  expect((await page("/")).status).toBe(200);
  expect(rendered).toEqual(["2025-07-19T08:00:00.000Z /"]);
});

test("an application that closes before that renders no page", async () => {
  const closed = await startApp(sql, { now: () => Date.UTC(2025, 0, 1), settings: testSettings() });
  await closed.close();
  const open = await startApp(sql, { now: () => Date.UTC(2025, 0, 2), settings: testSettings() });
  await expect.poll(() => rendered).toContain("2025-01-02T00:00:00.000Z /");
  await open.close();
  expect(rendered).not.toContain("2025-01-01T00:00:00.000Z /");
});

test("the home page is rendered once a day, with the day's reading, and again after midnight", async () => {
  expect(await (await page("/")).text()).toContain(
    "2025-07-19T08:00:00.000Z /api/current-reading day 101",
  );
  now = Date.UTC(2025, 6, 19, 20, 0, 0);
  expect(await (await page("/?from=elsewhere")).text()).toContain("2025-07-19T08:00:00.000Z");
  now = Date.UTC(2025, 6, 20, 0, 0, 0);
  expect(await (await page("/")).text()).toContain(
    "2025-07-20T00:00:00.000Z /api/current-reading day 102",
  );
});

/** Of each text, how many glyphs a font lacks. */
async function lackingIn(base64: string, texts: readonly string[]): Promise<number[]> {
  const sfnt = await subsetFont(Buffer.from(base64, "base64"), "", {
    targetFormat: "sfnt",
    keepAllGlyphs: true,
  });
  const { shape } = shapingFont(sfnt);
  return texts.map((text) => shape(text).glyphs.filter(({ glyph }) => glyph === 0).length);
}

test("its first verse has fonts that draw it, and no other letter", async () => {
  const [, fonts = ""] = /<style>(.*)<\/style>/.exec(await (await page("/")).text()) ?? [];
  const [quran = "", bengali = ""] = fonts.split(" ");
  expect(await lackingIn(quran, ["قُلۡ هُوَ ٱللَّهُ أَحَدٌ", "ن"])).toEqual([0, 1]);
  expect(await lackingIn(bengali, ["আল্লাহ", "ক"])).toEqual([0, 1]);
});

test("without such a font home has the whole one in front, which is logged, and is made again a minute later", async () => {
  const lines: string[] = [];
  const log = { level: "error", stream: { write: (line: string) => void lines.push(line) } };
  const settings = testSettings();
  const makeFirstFonts = vi.fn<MakeFirstFonts>(async () => ({ quran: "small", bengali: "" }));
  makeFirstFonts.mockRejectedValueOnce(new Error("its thread ended"));
  const fontless = await startApp(sql, { now: () => now, settings, log, makeFirstFonts });
  const home = async () => /<style>(.*)<\/style>/.exec(await (await request(fontless.url)).text());
  const styles = [await home(), await home()];
  now += 60_001;
  styles.push(await home());
  expect(styles.map((style) => style?.[1])).toEqual(["whole", "whole", "small "]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "the first verse has the whole fonts in front", err: { message: "its thread ended" } },
  ]);
  await fontless.close();
});

test("a page of which a part failed is logged, and rendered again a minute later", async () => {
  const lines: string[] = [];
  const log = { level: "error", stream: { write: (line: string) => void lines.push(line) } };
  const failing = await startApp(sql, { now: () => now, settings: testSettings(), log });
  const renderings = async () => {
    expect((await request(`${failing.url}/about`)).status).toBe(200);
    return rendered.filter((one) => one.endsWith("/about")).length;
  };
  const before = await renderings();
  expect(await renderings()).toBe(before);
  now += 60_001;
  expect(await renderings()).toBe(before + 1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(
    [0, 1].map(() => ({ msg: "a part of the page could not be rendered", url: "/about" })),
  );
  await failing.close();
});

test("the schedule comes with its days and the reading of today", async () => {
  expect(await (await page("/schedule")).text()).toContain(
    "/api/schedule 300 days, /api/current-reading day 102",
  );
});

test("a page is rendered with the API responses that it preloads", async () => {
  const html = await (await page("/schedule?day=5")).text();
  expect(html).toContain("/api/schedule 300 days, /api/schedule/5/verses day 5</p>");
  expect(html).toContain("<title>/schedule?day=5</title>");
});

test("all URLs of one page get the cached one", async () => {
  const kept = await tagOf("/schedule");
  now += 1000;
  expect(await tagOf("/schedule?x=1")).toBe(kept);
});

test("a rendered day is cached until the next day of the plan, also when other pages are requested", async () => {
  const [home, first] = [await tagOf("/"), await tagOf("/schedule?day=1")];
  now += 1000;
  for (let day = 2; day <= 100; day += 1) {
    await page(`/schedule?day=${day}`);
    expect(await tagOf("/")).toBe(home);
  }
  const last = await tagOf("/schedule?day=100");
  now += 1000;
  expect(await tagOf("/schedule?day=100")).toBe(last);
  expect(await tagOf("/schedule?day=1")).toBe(first);
});

test("search engines get the paths that the web app lists and excludes", async () => {
  const robots = await page("/robots.txt");
  expect(robots.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect((await robots.text()).split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /trpc/",
    "Disallow: /groups",
    "Disallow: /invite/",
    "Sitemap: http://localhost:3000/sitemap.xml",
    "",
  ]);
  const sitemap = await page("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const found = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(found).toEqual(["http://localhost:3000/", "http://localhost:3000/schedule?day=1&amp;x=2"]);
});

test("a page is revalidated each time by a browser, after a minute by a shared cache, with 304 while it is the same", async () => {
  const first = await page("/about");
  expect(first.headers.get("cache-control")).toBe(
    "public, max-age=0, must-revalidate, s-maxage=60",
  );
  const again = await page("/about", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test("the CSP allows the script that the build recorded, and no other script in the page", async () => {
  const policy = (await page("/")).headers.get("content-security-policy") ?? "";
  const hash = createHash("sha256").update('document.title = "x";').digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("media-src 'self' blob: https://everyayah.com;");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("an unknown page is a web page with 404, an unknown path under /api is not", async () => {
  const missing = await page("/no-such-page");
  expect(missing.status).toBe(404);
  expect(missing.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const api = await page("/api/no-such-thing");
  expect(api.status).toBe(404);
  expect(api.headers.get("content-type")).toBe("application/json; charset=utf-8");
});

test("files with a hash in their name may be cached for a year", async () => {
  const file = await page("/assets/a-12345678.js");
  expect(file.status).toBe(200);
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
});

test("a file outside the web folder is not served", async () => {
  expect((await page("/assets/../../server/entry-server.js")).status).toBe(404);
  expect((await page("/assets/%2e%2e/%2e%2e/server/entry-server.js")).status).toBe(404);
});

test("all groups share one page, and all unknown paths another", async () => {
  now = Date.UTC(2025, 6, 21, 1, 0, 0);
  const group = await page("/groups/7");
  const missing = await page("/nowhere");
  const html = await missing.text();
  now += 1000;
  expect(await tagOf("/groups/8?tab=members")).toBe(group.headers.get("etag"));
  const other = await page("/somewhere/else?x=1");
  expect(other.status).toBe(404);
  expect(await other.text()).toBe(html);
  expect(await group.text()).toContain("<title>/groups/:id</title>");
});

test.each(["/", "/schedule?day=5"])("%s is one text in every encoding", async (path) => {
  const responses = await Promise.all(
    ["br", "gzip", "identity"].map((encoding) => page(path, { "accept-encoding": encoding })),
  );
  expect(responses.map(({ headers }) => headers.get("content-encoding"))).toEqual([
    "br",
    "gzip",
    null,
  ]);
  const [first, ...others] = await Promise.all(responses.map((response) => response.text()));
  expect(first).toContain("<title>");
  expect(others).toEqual([first, first]);
});

test("a Bengali browser is led to Bengali, and no cache keeps that", async () => {
  const opened = {
    "sec-fetch-mode": "navigate",
    "sec-fetch-dest": "document",
    "sec-fetch-site": "none",
    "accept-language": "bn",
  };
  const site = { ...testSettings().site, languages: ["en" as const, "bn" as const] };
  const bilingual = await startApp(sql, { now: () => now, settings: testSettings({ site }) });
  // `fetch` sets these headers itself.
  const open = (url: string) => bilingual.app.inject({ url, headers: opened });
  const { statusCode, headers } = await open("/about");
  expect([statusCode, headers.location, headers["cache-control"]]).toEqual([
    302,
    "/bn/about",
    "no-store",
  ]);
  expect(headers.vary).toContain("Accept-Language");
  expect((await open("/nowhere")).statusCode).toBe(404);
  const english = await request(`${bilingual.url}/about`);
  expect([english.status, english.headers.get("content-language")]).toEqual([200, "en"]);
  const sitemap = await (await request(`${bilingual.url}/sitemap.xml`)).text();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    "http://localhost:3000/",
    "http://localhost:3000/schedule?day=1&amp;x=2",
    "http://localhost:3000/bn",
    "http://localhost:3000/bn/schedule?day=1&amp;x=2",
  ]);
  await bilingual.close();
});
