import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../test/app.ts";
import { emptyTables, useDatabase } from "../../test/database.ts";
import { install } from "../../test/editions/install.ts";
import { syntheticEdition } from "../../test/editions/synthetic-edition.ts";
import { request } from "../../test/request.ts";
import { testSettings } from "../../test/settings.ts";

const sql = useDatabase();
let running: RunningApp;
let client: Client;

beforeEach(async () => {
  await emptyTables(sql);
  running = await startApp(sql, { settings: testSettings({ mcp: true }) });
  client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${running.url}/mcp`)));
});
afterEach(async () => {
  await client.close();
  await running.close();
});

async function call(name: string, args: Record<string, unknown> = {}): Promise<unknown> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content;
  if (first?.type !== "text") throw new Error("a tool answers with a text");
  return isError ? first.text : JSON.parse(first.text);
}

test("the SDK's own client finds tools that only read, and how to quote", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "todays_reading",
    "verses",
    "part",
    "commentary",
    "search",
    "verify_quotation",
    "list_editions",
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  expect(client.getInstructions()).toMatch(/^The Quran to the letter\. Quote no verse from memory/);
});

test("a verse comes with its edition, licence, remark and address", async () => {
  const wanted = { reference: "26:127", editions: ["bn-muhiuddin"] };
  const verse = (await (await request(`${running.url}/api/verses/26:127`)).json()) as {
    bengaliTranslation: string;
    bengaliRemark: object;
  };
  expect(await call("verses", wanted)).toMatchObject({
    editions: [{ id: "bn-muhiuddin", licence: expect.any(String), source: expect.any(String) }],
    verses: [
      {
        reference: "26:127",
        address: "http://localhost:3000/26/127",
        texts: { "bn-muhiuddin": { text: verse.bengaliTranslation, remark: verse.bengaliRemark } },
      },
    ],
  });
});

test("a part, today's reading, a search and a check of a quotation are what the API says", async () => {
  const part = (await call("part", { kind: "surah", number: 112 })) as { verses: object[] };
  expect(part.verses).toHaveLength(4);
  const today = (await (await request(`${running.url}/api/current-reading`)).json()) as {
    day: number;
    readingTitle: string;
    surahs: { verses: { surahNumber: number; verseNumber: number }[] }[];
  };
  const read = (await call("todays_reading")) as {
    day: number;
    readingTitle: string;
    address: string;
    verses: { reference: string }[];
  };
  expect(read).toMatchObject({
    day: today.day,
    readingTitle: today.readingTitle,
    address: `http://localhost:3000/schedule?day=${today.day}`,
  });
  expect(read.verses.map((one) => one.reference)).toEqual(
    today.surahs.flatMap(({ verses }) =>
      verses.map((one) => `${one.surahNumber}:${one.verseNumber}`),
    ),
  );
  const LICENSED = { licence: expect.any(String), source: expect.any(String) };
  expect(await call("search", { query: "2:255" })).toMatchObject({
    editions: expect.arrayContaining([expect.objectContaining({ id: "ar-uthmani", ...LICENSED })]),
    results: [
      {
        kind: "verse",
        reference: "2:255",
        address: "http://localhost:3000/2/255",
        texts: expect.arrayContaining([expect.objectContaining({ edition: "ar-uthmani" })]),
      },
    ],
  });
  expect(await call("verify_quotation", { text: "قل هو الله أحد" })).toMatchObject({
    editions: [
      { id: "ar-uthmani", ...LICENSED },
      { id: "ar-indopak", ...LICENSED },
    ],
    isExact: true,
    passages: [{ reference: "112:1", address: "http://localhost:3000/112/1" }],
  });
});

test("a commentary names its author", async () => {
  await install(sql, syntheticEdition("On"), { id: "en-first" });
  await expect
    .poll(() => call("commentary", { reference: "112:1", edition: "en-first" }))
    .toMatchObject({ edition: { id: "en-first" }, comments: [{ reference: "112:1" }] });
});

test.each([
  ["verses", { reference: "2:300" }, "There is no 2:300: surah 2 has 286 verses."],
  ["verses", { reference: "2:5-3" }, /The last verse is before the first\.$/],
  [
    "verses",
    { reference: "1:1", editions: ["none-here"] },
    /^There is no edition “none-here” here/,
  ],
  ["part", { kind: "juz", number: 31 }, /The juz must be a whole number from 1 to 30\.$/],
  ["commentary", { reference: "1:1", edition: "no-one" }, /^There is no tafseer with this id/],
  ["commentary", { reference: "1:1" }, "No commentary is installed here."],
])("%s says what is wrong with %j", async (name, args, sentence) => {
  expect(await call(name, args)).toMatch(sentence);
});

const post = (body: unknown) =>
  request(`${running.url}/mcp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify(body),
  });
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };

test("a batch is refused, and a network makes 240 requests a minute", async () => {
  const batch = await post([LIST, LIST]);
  expect([batch.status, ((await batch.json()) as { error: string }).error]).toEqual([
    400,
    "One request holds one message: batches are not in the protocol any more.",
  ]);
  const statuses: number[] = [];
  for (let n = 1; n <= 240; n += 1) statuses.push((await post(LIST)).status);
  // The client of this test has made some itself.
  const first = statuses.indexOf(429);
  expect([first > 230, statuses.slice(0, first).every((status) => status === 200)]).toEqual([
    true,
    true,
  ]);
});

test("it is not there unless the operator wants it", async () => {
  const closed = await startApp(sql, { settings: testSettings() });
  expect((await request(`${closed.url}/mcp`, { method: "POST" })).status).toBe(404);
  await closed.close();
});
