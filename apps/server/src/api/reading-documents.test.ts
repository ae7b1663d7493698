import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { get, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import { VersePassage } from "@daily-quran/domain/passage";
import { Reading, Schedule } from "@daily-quran/domain/reading";
import { TopWords } from "@daily-quran/domain/vocabulary";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { expect, test } from "vitest";
import { useApp } from "../../test/use-app.ts";
import { useDatabase } from "../../test/database.ts";
import { holdToContract } from "../../test/contract.ts";
import { request } from "../../test/request.ts";

// 2025-07-19 is the 101st day from 2025-04-10.
let now = Date.UTC(2025, 6, 19, 23, 0, 0);
const sql = useDatabase();

const running = useApp(sql, { now: () => now });

interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A bare GET or HEAD: fetch would decompress and add headers of its own. */
async function send(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawResponse> {
  const response = await rawResponse(`${running.url}${path}`, { headers, method });
  const text = response.body.toString("utf8");
  if (response.headers["content-encoding"] === undefined)
    holdToContract(method, path, { status: response.status, text });
  return response;
}

function rawResponse(url: string, options: RequestOptions): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const asking = get(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asking.on("error", reject);
  });
}

const json = (response: RawResponse): unknown => JSON.parse(response.body.toString("utf8"));

test("all 300 days in order hold 6,236 verses, none twice", async () => {
  const seen: string[] = [];
  for (let day = 1; day <= 300; day += 1) {
    const reading = Reading.parse(json(await send(`/api/schedule/${day}/verses`)));
    expect(reading.day).toBe(day);
    for (const surah of reading.surahs)
      for (const verse of surah.verses) seen.push(`${verse.surahNumber}:${verse.verseNumber}`);
  }
  expect(seen).toHaveLength(6236);
  expect(new Set(seen).size).toBe(6236);
  const numbers = seen.map((key) => key.split(":").map(Number));
  const inOrder = numbers.every(([surah = 0, verse = 0], index) => {
    const [lastSurah = 0, lastVerse = 0] = numbers[index - 1] ?? [1, 0];
    return surah === lastSurah ? verse === lastVerse + 1 : surah === lastSurah + 1 && verse === 1;
  });
  expect(inOrder).toBe(true);
});

test("the current reading is the formula's, here day 101, which is 9:100-111", async () => {
  const reading = Reading.parse(json(await send("/api/current-reading")));
  expect(reading.day).toBe(101);
  expect(globalDay(now)).toBe(101);
  const verses = reading.surahs.flatMap((surah) => surah.verses);
  expect(reading.surahs.map((surah) => surah.number)).toEqual([9]);
  expect(verses.map((verse) => verse.verseNumber)).toEqual([
    100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111,
  ]);
});

test("tomorrow's reading is the next day's, and day 300 is followed by day 1", async () => {
  expect(Reading.parse(json(await send("/api/tomorrow-reading"))).day).toBe(102);
  const then = now;
  now = Date.UTC(2026, 1, 3);
  expect(Reading.parse(json(await send("/api/current-reading"))).day).toBe(300);
  expect(Reading.parse(json(await send("/api/tomorrow-reading"))).day).toBe(1);
  now = then;
});

test("the schedule names the first and the last day as the specification does", async () => {
  const schedule = Schedule.parse(json(await send("/api/schedule")));
  expect(schedule[0]).toMatchObject({
    day: 1,
    readingTitle: "Al-Fatiha/Al-Baqarah",
    reading: "Day 1 - Al-Fatiha 1:1-7, Al-Baqarah 2:1-24",
    verseCount: 31,
  });
  expect(schedule[299]).toMatchObject({ day: 300, readingTitle: "Quraysh–An-Nas" });
});

test("the schedule has the status of each day, with another ETag from the next 00:00 UTC", async () => {
  const then = now;
  const statuses = async () => {
    const response = await send("/api/schedule");
    const all = Schedule.parse(json(response)).map(({ status }) => status);
    return {
      response,
      around: all.slice(99, 103),
      upcoming: all.filter((it) => it === "upcoming"),
    };
  };
  const before = await statuses();
  expect(before.around).toEqual(["completed", "current", "upcoming", "upcoming"]);
  expect(before.upcoming).toHaveLength(199);
  expect(before.response.headers["cache-control"]).toBe(
    (await send("/api/current-reading")).headers["cache-control"],
  );
  const tag = String(before.response.headers.etag);
  expect((await send("/api/schedule", { "if-none-match": tag })).status).toBe(304);
  now = Date.UTC(2025, 6, 20);
  const after = await statuses();
  expect(after.around).toEqual(["completed", "completed", "current", "upcoming"]);
  expect((await send("/api/schedule", { "if-none-match": tag })).status).toBe(200);
  now = then;
});

test("each encoding has the same content and its own ETag", async () => {
  const plain = await send("/api/schedule/101/verses");
  const zipped = await send("/api/schedule/101/verses", { "accept-encoding": "gzip" });
  const brotli = await send("/api/schedule/101/verses", { "accept-encoding": "gzip, br" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  const tags = [plain, zipped, brotli].map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(3);
  for (const { headers } of [plain, zipped, brotli]) {
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers.etag).toMatch(/^"[0-9a-f]{64}(-gz|-br)?"$/);
    expect(headers["access-control-allow-origin"]).toBe("*");
  }
});

test("a client with the current copy gets 304 without a body", async () => {
  const { headers } = await send("/api/schedule");
  const tag = headers.etag ?? "";
  const held = await send("/api/schedule", { "if-none-match": `"other", W/${tag}` });
  expect(held.status).toBe(304);
  expect(held.body).toHaveLength(0);
  expect(held.headers.etag).toBe(tag);
  expect(held.headers["cache-control"]).toBe(headers["cache-control"]);
  expect((await send("/api/schedule", { "if-none-match": '"other"' })).status).toBe(200);
});

test("HEAD has the length and no body", async () => {
  const whole = await send("/api/current-reading");
  const head = await send("/api/current-reading", {}, "HEAD");
  expect(head.status).toBe(200);
  expect(head.headers["content-length"]).toBe(String(whole.body.length));
  expect(head.headers.etag).toBe(whole.headers.etag);
  expect(head.body).toHaveLength(0);
});

const cacheControl = async (path: string) => (await send(path)).headers["cache-control"];

test("current, tomorrow and the schedule may be cached until the next 00:00 UTC, the rest for an hour", async () => {
  expect(await cacheControl("/api/current-reading")).toBe("public, max-age=3600, s-maxage=60");
  expect(await cacheControl("/api/tomorrow-reading")).toBe("public, max-age=3600, s-maxage=60");
  expect(await cacheControl("/api/schedule")).toBe("public, max-age=3600, s-maxage=60");
  const daily = "public, max-age=3600, s-maxage=60, stale-while-revalidate=86400";
  expect(await cacheControl("/api/schedule/7/verses")).toBe(daily);
  expect(await cacheControl("/api/editions")).toBe(daily);
});

test.each(["0", "301", "-1", "1.5", "abc", "1e2", "01", "%31%30%30%30", "١"])(
  "day %s is refused",
  async (day) => {
    const response = await send(`/api/schedule/${encodeURI(day)}/verses`);
    expect(response.status).toBe(400);
    expect(json(response)).toEqual({
      error: "The day must be a whole number from 1 to 300.",
      code: "INVALID_INPUT",
      issues: [{ path: "day", message: "The day must be a whole number from 1 to 300." }],
    });
  },
);

test.each([
  ["a path that is not there", "/api/nothing", 404, "NOT_FOUND"],
  ["the API's own root", "/api", 404, "NOT_FOUND"],
  ["an overlong day", `/api/schedule/${"1".repeat(5000)}/verses`, 404, "NOT_FOUND"],
  ["a path that cannot be decoded", "/api/schedule/%E0%A4%A/verses", 400, "INVALID_INPUT"],
])("%s gets the catalogue's error", async (_, path, status, code) => {
  const response = await send(path);
  expect(response.status).toBe(status);
  expect(json(response)).toMatchObject({ code, error: expect.stringMatching(/\.$/) });
});

test("a URL longer than Node's limit gets the catalogue's error too", async () => {
  const response = await send(`/api/${"x".repeat(20_000)}`);
  expect(response.status).toBe(431);
  expect(json(response)).toEqual({
    error: "The address or the headers are too long.",
    code: "HEADERS_TOO_LARGE",
  });
});

test.each(["POST", "PUT", "PATCH", "DELETE"])(
  "%s on a reading is 405 with Allow",
  async (method) => {
    const response = await request(`${running.url}/api/current-reading`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(await response.json()).toEqual({
      error: "This address does not take that method.",
      code: "METHOD_NOT_ALLOWED",
    });
  },
);

test("a slash at the end changes neither the response nor what is refused", async () => {
  expect((await send("/api/schedule/")).status).toBe(200);
  const response = await request(`${running.url}/api/schedule/`, { method: "POST" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("a parameter that is sent twice is refused, and named", async () => {
  const response = await send("/api/schedule/1/verses?tafseer=a&tafseer=b&other=1&other=2");
  expect([response.status, json(response)]).toEqual([
    400,
    {
      error: "tafseer was sent more than once.",
      code: "INVALID_INPUT",
      issues: [{ path: "tafseer", message: "This was sent more than once." }],
    },
  ]);
});

test("the fifty most frequent words are a document that may be cached for an hour", async () => {
  const response = await send("/api/top-words");
  const words = TopWords.parse(json(response));
  expect(words[1]).toMatchObject({ id: "allah", count: 2699, reference: "112:1", day: 300 });
  expect(response.headers["cache-control"]).toBe(
    (await send("/api/editions")).headers["cache-control"],
  );
});

test("a verse is asked for by its reference, and cached like a day's reading", async () => {
  const response = await send("/api/verses/112:1", { origin: "https://elsewhere.example" });
  expect(response.status).toBe(200);
  expect(json(response)).toMatchObject({ surahNumber: 112, verseNumber: 1, day: 300, page: 604 });
  expect(response.headers).toMatchObject({
    "cache-control": "public, max-age=3600, s-maxage=60, stale-while-revalidate=86400",
    "access-control-allow-origin": "*",
  });
  const again = await send("/api/verses/112:1", { "if-none-match": response.headers.etag ?? "" });
  expect(again.status).toBe(304);
});

test.each([
  ["/api/verses/2:300", 404, "VERSE_NOT_FOUND"],
  ["/api/verses/115:1", 404, "VERSE_NOT_FOUND"],
  ["/api/verses/2:1?translation=none", 404, "EDITION_NOT_FOUND"],
  ["/api/verses/ayatul-kursi", 400, "INVALID_INPUT"],
  ["/api/verses/2:257-255", 400, "INVALID_INPUT"],
  ["/api/surahs/115", 400, "INVALID_INPUT"],
  ["/api/juzs/0", 400, "INVALID_INPUT"],
  ["/api/pages/605", 400, "INVALID_INPUT"],
])("%s is refused with %i", async (path, status, code) => {
  const response = await send(path);
  expect([response.status, json(response)]).toMatchObject([status, { code }]);
});

test.each([
  ["2:257-255", "The last verse is before the first."],
  ["2:300-299", "The last verse is before the first."],
  ["2:0", "Write a verse as 2:255, or several as 2:255-257."],
])("/api/verses/%s is refused, as: %s", async (reference, error) => {
  const response = await send(`/api/verses/${reference}`);
  expect([response.status, json(response)]).toEqual([
    400,
    { error, code: "INVALID_INPUT", issues: [{ path: "reference", message: error }] },
  ]);
});

test.each([
  ["/api/surahs", 114],
  ["/api/juzs", 30],
  ["/api/pages", 604],
])("%s lists all %i", async (path, count) => {
  expect(json(await send(path))).toHaveLength(count);
});

test.each(["/api/surahs/114", "/api/juzs/30", "/api/pages/604"])(
  "%s ends with the last verse",
  async (path) => {
    const { surahs } = VersePassage.parse(json(await send(path)));
    expect(surahs.at(-1)?.verses.at(-1)).toMatchObject({ surahNumber: 114, verseNumber: 6 });
  },
);
