import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { EditionFacts, TEXT_FORMS, WholeText, WholeVerse } from "@daily-quran/domain/edition";
import { PlacedVerse } from "@daily-quran/domain/passage";
import { readEditionFile } from "@daily-quran/quran-text/import/edition-file";
import { Parser } from "htmlparser2";
import { beforeEach, expect, test } from "vitest";
import { emptyTables, useDatabase } from "../../../../test/database.ts";
import { install } from "../../../../test/editions/install.ts";
import { syntheticEdition } from "../../../../test/editions/synthetic-edition.ts";
import { ownContent as content } from "../../../../test/own-content.ts";
import { request } from "../../../../test/request.ts";
import { useApp } from "../../../../test/use-app.ts";
import { findFolders } from "../../../product-folders.ts";
import { fileNameOf, textDocument } from "./whole-text.ts";

const sql = useDatabase();
const running = useApp(sql);
beforeEach(() => emptyTables(sql));

const get = (path: string, headers: Record<string, string> = {}) =>
  request(`${running.url}/api/editions/${path}`, {
    headers: { "accept-encoding": "identity", ...headers },
  });
const textOf = async (path: string) => await (await get(path)).text();

/** Surah, verse and text of each verse, as the pages have them. */
async function shown(field: "arabic" | "translation" | "bengaliTranslation" | "transliteration") {
  const texts = await (await request(`${running.url}/api/search/texts`)).json();
  const verses = texts as Record<typeof field, string[]>;
  return verses[field];
}

const BUILT_IN = [
  ["ar-uthmani", "arabic"],
  ["en-saheeh", "translation"],
  ["bn-muhiuddin", "bengaliTranslation"],
  ["en-letters", "transliteration"],
] as const;

test.each(BUILT_IN)("%s is whole in each form, to the letter", async (id, field) => {
  const expected = await shown(field);
  const json = WholeText.parse(await (await get(`${id}/text.json`)).json());
  expect(json.verses.map(({ text }) => text)).toEqual(expected);
  const [head = "", ...lines] = (await textOf(`${id}/text.ndjson`)).trimEnd().split("\n");
  expect(JSON.parse(head)).toEqual({ edition: json.edition });
  expect(lines.map((line) => WholeVerse.parse(JSON.parse(line)))).toEqual(json.verses);

  const [header, ...rows] = tableOf(await textOf(`${id}/text.csv`));
  expect(header?.slice(0, 4)).toEqual(["surah", "verse", "to", "text"]);
  expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([header?.length]));
  expect(rows.map(([, , , text]) => text)).toEqual(expected);
  expect(rows[0]?.slice(6, 10)).toEqual([
    id,
    json.edition.revision,
    json.edition.licence,
    json.edition.source,
  ]);

  const bytes = Buffer.from(await textOf(`${id}/text.txt`));
  expect(readEditionFile({ name: "text.txt", bytes }).verses.map(({ text }) => text)).toEqual(
    expected,
  );
  expect(bytes.toString()).toContain(`# ${json.edition.licence}`);

  const { verses, comment } = quranXml(await textOf(`${id}/text.xml`));
  expect(verses).toEqual(json.verses.map(({ surah, verse, text }) => [surah, verse, text]));
  expect(comment).toContain(json.edition.source);
});

/** The cells of a table by RFC 4180. */
function tableOf(csv: string): string[][] {
  expect(csv.endsWith("\r\n")).toBe(true);
  return csv
    .slice(0, -2)
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
}

function quranXml(xml: string) {
  const verses: [number, number, string][] = [];
  let surah = 0;
  let comment = "";
  const parser = new Parser(
    {
      onopentag: (name, { index, text }) => {
        if (name === "sura") surah = Number(index);
        if (name === "aya") verses.push([surah, Number(index), text ?? ""]);
      },
      oncomment: (words) => void (comment += words),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { verses, comment };
}

test("a text's facts say where its files are, and name its revision", async () => {
  const facts = EditionFacts.parse(await (await get("en-saheeh")).json());
  const { verses, edition } = WholeText.parse(await (await get("en-saheeh/text.json")).json());
  const hash = createHash("sha256");
  for (const { text } of verses) hash.update(`${text}\n`);
  expect(facts.sha256).toBe(hash.digest("hex"));
  expect([facts.revision, edition.revision]).toEqual([
    facts.sha256.slice(0, 12),
    facts.sha256.slice(0, 12),
  ]);
  expect(facts.files).toHaveLength(5);
  for (const file of facts.files) {
    const { headers, status } = await request(running.url + file, { method: "HEAD" });
    expect([status, headers.get("content-disposition")]).toEqual([
      200,
      `inline; filename="en-saheeh-${facts.revision}.${file.split(".").at(-1)}"`,
    ]);
  }
});

test("a verse's remark stands with it", async () => {
  const { verses } = WholeText.parse(await (await get("bn-muhiuddin/text.json")).json());
  const remarked = verses.filter(({ remark }) => remark !== undefined);
  const facts = EditionFacts.parse(await (await get("bn-muhiuddin")).json());
  expect(remarked).toHaveLength(facts.remarkedVerses ?? 0);
  const [{ surah, verse, remark } = { surah: 0, verse: 0 }] = remarked;
  const shownVerse = await request(`${running.url}/api/verses/${surah}:${verse}`);
  expect(PlacedVerse.parse(await shownVerse.json()).bengaliRemark).toEqual(remark);
  const [lines, xml] = await Promise.all(
    ["txt", "xml"].map(async (form) => await (await get(`bn-muhiuddin/text.${form}`)).text()),
  );
  expect(lines).toContain(`\n# remark ${surah}:${verse}: ${remark?.text.en}\n`);
  expect(xml).toMatch(new RegExp(`<aya index="${verse}" [^>]+><remark>[^<]+</remark></aya>`, "u"));
});

test("a byte order mark stands before the table for a spreadsheet alone", async () => {
  const [plain, marked] = await Promise.all(
    ["", "?bom=true"].map(async (query) => {
      const response = await get(`bn-muhiuddin/text.csv${query}`);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  expect(marked?.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(marked?.subarray(3).equals(plain ?? Buffer.of())).toBe(true);
});

const FILE = "en-letters/text.txt";

test("a part is what was asked for, also of the compressed bytes", async () => {
  const whole = Buffer.from(await (await get(FILE)).arrayBuffer());
  const part = await get(FILE, { range: "bytes=10-19" });
  expect([part.status, part.headers.get("content-range")]).toEqual([
    206,
    `bytes 10-19/${whole.length}`,
  ]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
  const last = await get(FILE, { range: "bytes=-5" });
  expect(Buffer.from(await last.arrayBuffer())).toEqual(whole.subarray(-5));

  const sent = async (range?: string) => {
    const headers = { "accept-encoding": "br", ...(range && { range }) };
    return await running.app.inject({ url: `/api/editions/${FILE}`, headers });
  };
  const [first, rest] = [await sent("bytes=0-999"), await sent("bytes=1000-")];
  expect([first.statusCode, first.headers["content-encoding"]]).toEqual([206, "br"]);
  const joined = Buffer.concat([first.rawPayload, rest.rawPayload]);
  expect(joined.equals((await sent()).rawPayload)).toBe(true);
  expect(brotliDecompressSync(joined).equals(whole)).toBe(true);
});

test("a part of another revision is not mixed with the first: all is sent", async () => {
  const etag = (await get(FILE)).headers.get("etag") ?? "";
  const range = "bytes=0-9";
  expect((await get(FILE, { range, "if-range": etag })).status).toBe(206);
  expect((await get(FILE, { range, "if-range": '"other"' })).status).toBe(200);
  expect((await get(FILE, { "if-none-match": etag })).status).toBe(304);
});

test.each(["bytes=99999999-", "bytes=5-4"])("%s is 416, and says how long it is", async (range) => {
  const refused = await get(FILE, { range });
  const { length } = Buffer.from(await (await get(FILE)).arrayBuffer());
  expect(refused.status).toBe(416);
  expect(refused.headers.get("content-range")).toBe(`bytes */${length}`);
  expect(await refused.json()).toEqual({
    code: "RANGE_OUTSIDE",
    error: "The file has no such part: Content-Range says how long it is.",
  });
});

test.each([
  ["none/text.json", 404, "EDITION_NOT_FOUND"],
  ["none", 404, "EDITION_NOT_FOUND"],
  ["en-saheeh/text.pdf", 404, "NOT_FOUND"],
  ["en-saheeh/text.csv?bom=yes", 400, "INVALID_INPUT"],
])("%s is %i %s", async (path, status, code) => {
  const response = await get(path);
  expect([response.status, await response.json()]).toEqual([
    status,
    expect.objectContaining({ code }),
  ]);
});

test("a commentary is whole only where its licence says that it may be copied", async () => {
  await install(sql, syntheticEdition("On"), { id: "en-closed", licence: "All rights reserved." });
  const refused = await waitFor("en-closed/text.json", 403);
  expect(await refused.json()).toMatchObject({ code: "TEXT_NOT_WHOLE" });
  expect(await (await get("en-closed")).json()).toMatchObject({ files: [] });

  const verses = syntheticEdition("On").map((verse) =>
    verse.surah === 114 ? { ...verse, text: 'On all,\n"six" & 1 < 2' } : verse,
  );
  await install(sql, verses, { id: "en-open", licence: "CC BY 4.0" });
  await waitFor("en-open/text.json", 200);
  const json = WholeText.parse(await (await get("en-open/text.json")).json());
  expect(json.verses.at(-1)).toEqual({
    surah: 114,
    verse: 1,
    to: 6,
    text: 'On all,\n"six" & 1 < 2',
  });
  const table = tableOf((await textOf("en-open/text.csv")).replaceAll(/([^\r])\n/g, "$1¶"));
  expect(table.at(-1)?.slice(0, 6)).toEqual(["114", "1", "6", 'On all,¶"six" & 1 < 2', "", ""]);
  const lines = Buffer.from(await textOf("en-open/text.txt"));
  expect(readEditionFile({ name: "text.txt", bytes: lines }).verses).toEqual(verses);
  const { verses: inXml } = quranXml(await textOf("en-open/text.xml"));
  expect(inXml.at(-1)).toEqual([114, 6, 'On all,\n"six" & 1 < 2']);
});

/** An edition is followed once the server has heard of it. */
async function waitFor(path: string, status: number): Promise<Response> {
  for (;;) {
    const response = await get(path);
    if (response.status === status) return response;
  }
}

test.each(TEXT_FORMS)(
  "the build has compressed ahead what is made of a text as %s",
  async (form) => {
    const wanted = { edition: "bn-muhiuddin", form, bom: false };
    const { identity } = await textDocument({ content }, wanted);
    const folder = join(findFolders().root, "apps/server/dist/whole-texts");
    const file = (ending: string) =>
      readFileSync(join(folder, `${fileNameOf(content, wanted)}.${ending}`));
    expect(brotliDecompressSync(file("br")).equals(identity)).toBe(true);
    expect(gunzipSync(file("gz")).equals(identity)).toBe(true);
  },
);
