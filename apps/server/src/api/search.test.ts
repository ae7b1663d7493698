import { SearchResult, SearchTexts } from "@daily-quran/domain/search/search";
import { createSearch } from "@daily-quran/search/search";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  ARABIC,
  BENGALI,
  ENGLISH,
  LATIN,
  NAMED,
} from "../../../../packages/search/test/queries.ts";
import { useApp } from "../../test/use-app.ts";
import { useDatabase } from "../../test/database.ts";
import { request } from "../../test/request.ts";

let now = Date.UTC(2025, 6, 19);
const sql = useDatabase();

const running = useApp(sql, { now: () => now });

const get = (query: string, headers: Record<string, string> = {}) =>
  request(`${running.url}/api/search${query}`, { headers });
const find = async (query: string) =>
  z.array(SearchResult).parse(await (await get(`?q=${encodeURIComponent(query)}`)).json());

test("the server finds what a browser finds with the texts that it sends, for all 200 queries", async () => {
  const sent = await request(`${running.url}/api/search/texts`);
  const inBrowser = createSearch(SearchTexts.parse(await sent.json()));
  const queries = [...NAMED, ...ARABIC, ...ENGLISH, ...BENGALI, ...LATIN].map(([query]) => query);
  expect(queries).toHaveLength(200);
  for (const query of queries) {
    // Without a socket, as there are so many.
    const response = await running.app.inject({ url: "/api/search", query: { q: query } });
    expect(response.json()).toEqual(inBrowser.find(query, { limit: 10 }).results);
  }
});

test.each([
  ["2:300", "surah=2, last=286"],
  ["২:৩০০", "surah=2, last=286"],
  ["baqarah 300", "surah=2, last=286"],
  ["2-300", "surah=2, last=286"],
  ["115:1", "last=114"],
  ["2:255", null],
  ["mercy", null],
])("for %s the header X-No-Such-Verse is %s, also of a 304", async (query, header) => {
  const response = await get(`?q=${encodeURIComponent(query)}`);
  expect([response.status, response.headers.get("x-no-such-verse")]).toEqual([200, header]);
  expect(((await response.json()) as unknown[]).length === 0).toBe(header !== null);
  const again = await get(`?q=${encodeURIComponent(query)}`, {
    "if-none-match": response.headers.get("etag") ?? "",
  });
  expect([again.status, again.headers.get("x-no-such-verse")]).toEqual([304, header]);
});

test("a surah's name is answered with the surah, its first verse and its day", async () => {
  now += 60_000;
  expect((await find("yaseen"))[0]).toEqual({
    kind: "surah",
    number: 36,
    surahNumber: 36,
    verseNumber: 1,
    surahName: "Ya-Sin",
    day: 219,
    texts: [],
  });
});

test("results come in pages, with the next one's address and the number of all", async () => {
  const first = await get("?q=mercy&limit=2");
  expect(first.headers.get("link")).toBe('</api/search?q=mercy&limit=2&cursor=2>; rel="next"');
  expect(first.headers.get("x-total-count")).toBe("143");
  const second = await get("?q=mercy&limit=2&cursor=2");
  const both = [
    ...z.array(z.unknown()).parse(await first.json()),
    ...z.array(z.unknown()).parse(await second.json()),
  ];
  expect(both).toEqual(await (await get("?q=mercy&limit=4")).json());
  expect((await get("?q=2:255&limit=1")).headers.get("link")).toBe(null);
});

test("the list ends after the best, and its number is that of all", async () => {
  const last = await get("?q=mercy&limit=50&cursor=100");
  expect(z.array(SearchResult).parse(await last.json())).toHaveLength(20);
  expect([last.headers.get("link"), last.headers.get("x-total-count")]).toEqual([null, "143"]);
});

test("results may be cached for an hour, and a copy that is still right costs a 304", async () => {
  const response = await get("?q=2:255");
  expect(response.headers.get("cache-control")).toBe(
    "public, max-age=3600, s-maxage=60, stale-while-revalidate=86400",
  );
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const etag = response.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  const again = await get("?q=2:255", { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(again.headers.get("cache-control")).toBe(response.headers.get("cache-control"));
});

test.each(["?q=", "?q=%3F", "?q=2:300", "?q=115:1", "?q=a", `?q=${"a".repeat(10_000)}`])(
  "“%s” finds nothing, which is no error",
  async (query) => {
    const response = await get(query);
    expect([response.status, await response.json()]).toEqual([200, []]);
  },
);

test.each(["", "?query=mercy", "?limit=5"])("“%s” has no q, and is refused", async (query) => {
  const response = await get(query);
  expect([response.status, response.headers.get("cache-control"), await response.json()]).toEqual([
    400,
    "no-store",
    {
      error: "q is missing.",
      code: "INVALID_INPUT",
      issues: [{ path: "q", message: "This is missing." }],
    },
  ]);
  const bengali = await get(query, { "accept-language": "bn" });
  expect(await bengali.json()).toMatchObject({ error: "q লেখা হয়নি।" });
});

test.each([
  ["?q=mercy&limit=0", "INVALID_INPUT"],
  ["?q=mercy&limit=x", "INVALID_INPUT"],
  ["?q=mercy&cursor=x", "INVALID_CURSOR"],
  ["?q=mercy&cursor=200", "INVALID_CURSOR"],
  ["?q=a&q=b", "INVALID_INPUT"],
])("%s is refused", async (query, code) => {
  const response = await get(query);
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ code }),
  ]);
});

const send = async () => (await running.app.inject("/api/search?q=2:255")).statusCode;

test("the 601st search of a network in a minute is refused, and the next minute's first is not", async () => {
  now += 60_000;
  const statuses: number[] = [];
  for (let sent = 0; sent < 601; sent += 1) statuses.push(await send());
  expect(statuses.indexOf(429)).toBe(600);
  const refused = await get("?q=2:255");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  now += 60_000;
  expect((await get("?q=2:255")).status).toBe(200);
});

test("facets count the verses that are found in each surah, all of them", async () => {
  now += 60_000;
  const counts = async (query: string) => {
    const response = await get(`?q=${encodeURIComponent(query)}&facets=surah`);
    return [response.headers.get("x-total-count"), response.headers.get("x-surah-counts")];
  };
  expect(await counts("2:255-257")).toEqual(["3", "2=3"]);
  expect(await counts("zzzzzzzz")).toEqual(["0", ""]);
  const [total, bySurah] = await counts("patience");
  const parts = (bySurah ?? "").split(", ").map((part) => part.split("=").map(Number));
  expect(parts.reduce((sum, [, count = 0]) => sum + count, 0)).toBe(Number(total));
  expect(parts.map(([surah]) => surah)).toContain(103);
  expect((await get("?q=patience")).headers.get("x-surah-counts")).toBe(null);
  const refused = await get("?q=patience&facets=juz");
  expect(await refused.json()).toMatchObject({ issues: [{ path: "facets" }] });
});

const json = async (query: string): Promise<unknown> => (await get(query)).json();
const verseIn = async (id: string): Promise<unknown> =>
  (await request(`${running.url}/api/verses/26:127?editions=${id}`)).json();

test("a found verse has its texts in the editions that are asked for, and all else as without them", async () => {
  now += 60_000;
  const plain = z.array(SearchResult).parse(await json("?q=26:127"));
  const [wanted] = z
    .array(SearchResult)
    .parse(await json("?q=26:127&editions=bn-muhiuddin,en-saheeh"));
  const { editions, ...rest } = wanted ?? {};
  expect([rest]).toEqual(plain);
  expect(Object.keys(editions ?? {})).toEqual(["bn-muhiuddin", "en-saheeh"]);
  expect(editions?.["bn-muhiuddin"]?.remark).toBeDefined();
  for (const [id, text] of Object.entries(editions ?? {}))
    expect(await verseIn(id)).toMatchObject({ texts: { [id]: text } });
  expect(await json("?q=yaseen&limit=1&editions=en-saheeh")).toEqual(
    await json("?q=yaseen&limit=1"),
  );
  expect(await json("?q=26:127")).toEqual(plain);
});

test("a result has the texts alone that fields names, each with its remark", async () => {
  now += 60_000;
  const [all] = await find("26:127");
  const { bengaliRemark, translationRemark: _, texts = [], ...place } = all ?? {};
  expect(texts.map(({ field }) => field)).toEqual(["arabic", "translation", "bengaliTranslation"]);
  expect(await json("?q=26:127&fields=arabic,bengaliTranslation")).toEqual([
    { ...place, bengaliRemark, texts: [texts[0], texts[2]] },
  ]);
  expect(await json("?q=26:127&fields=juz")).toEqual([{ ...place, texts: [] }]);
});

test("a found verse has its recording by the reciter who is asked for, and a surah has none", async () => {
  now += 60_000;
  const [plain] = await find("26:127");
  const url = "https://everyayah.com/data/Husary_128kbps/026127.mp3";
  expect(await json("?q=26:127&audio=Husary_128kbps&fields=arabic")).toMatchObject([
    { kind: "verse", audio: { reciter: "Husary_128kbps", url, bitRate: 128 } },
  ]);
  expect(await json("?q=26:127&audio=Husary_128kbps")).toEqual([
    { ...plain, audio: { reciter: "Husary_128kbps", url, bitRate: 128 } },
  ]);
  expect(await json("?q=yaseen&limit=1&audio=Husary_128kbps")).toEqual(
    await json("?q=yaseen&limit=1"),
  );
});

test.each([
  ["audio=nobody", 400, "audio"],
  ["editions=en-nope", 404, "editions"],
  ["editions=en-saheeh,en-saheeh", 400, "editions"],
  ["editions=a-a,a-b,a-c,a-d,a-e,a-f", 400, "editions"],
  ["fields=arabic,letters", 400, "fields.1"],
])("a search with %s is %i, and names it", async (query, status, path) => {
  const response = await get(`?q=mercy&${query}`);
  expect([response.status, await response.json()]).toMatchObject([status, { issues: [{ path }] }]);
});
