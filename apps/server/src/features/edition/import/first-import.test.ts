import { afterEach, beforeEach, expect, it } from "vitest";
import { useDatabase } from "../../../../test/database.ts";
import { useFileServer, whole } from "../../../../test/editions/file-server.ts";
import { install } from "../../../../test/editions/install.ts";
import { syntheticEdition, tafsirApiFiles } from "../../../../test/editions/synthetic-edition.ts";
import { importFirstTafseer } from "./first-import.ts";
import { isFirstImportDue } from "../first-import-due.ts";
import { removeEdition } from "../remove-edition.ts";

const sql = useDatabase();
const server = useFileServer();
let said: string[];
let stopping: AbortController;

beforeEach(() => {
  said = [];
  stopping = new AbortController();
});
afterEach(() => stopping.abort());

const importFirst = async (tafseer: string): Promise<string[]> => {
  await importFirstTafseer(sql, {
    tafseer,
    baseAddress: `${server.url}/`,
    directory: "/nonexistent",
    now: () => Date.UTC(2025, 3, 10),
    say: (line) => void said.push(line),
    signal: stopping.signal,
  });
  return said;
};
const serve = (id: string, verses = syntheticEdition("On")): void => {
  for (const [name, text] of tafsirApiFiles(verses))
    server.responders.set(`/${id}/${name}`, whole(text));
};

it("is due until somebody has decided about a tafseer", async () => {
  expect(await isFirstImportDue(sql, "off")).toBe(false);
  expect(await isFirstImportDue(sql, "auto")).toBe(true);
  await install(sql, syntheticEdition("x"), { kind: "translation" });
  expect(await isFirstImportDue(sql, "auto")).toBe(true);
  await removeEdition(sql, "en-first");
  expect(await isFirstImportDue(sql, "auto")).toBe(true);
  await install(sql, syntheticEdition("x"));
  expect(await isFirstImportDue(sql, "auto")).toBe(false);
  await removeEdition(sql, "en-first");
  expect(await isFirstImportDue(sql, "auto")).toBe(false);
});

it("imports one for each language, and prints one line", async () => {
  serve("en-al-jalalayn");
  serve("bn-tafsir-ahsanul-bayaan", syntheticEdition("প্রসঙ্গ", { "34:54": undefined }));
  expect(await importFirst("auto")).toEqual([
    "Tafseer installed: Tafsir al-Jalalayn (en-al-jalalayn, 6,236 verses), Tafsir Ahsanul Bayaan (bn-tafsir-ahsanul-bayaan, 6,235 verses, without 34:54).",
  ]);
  expect(await sql`select * from edition_choice order by place`).toEqual([
    { place: "tafseer-bn", editionId: "bn-tafsir-ahsanul-bayaan" },
    { place: "tafseer-en", editionId: "en-al-jalalayn" },
  ]);
  expect(await isFirstImportDue(sql, "auto")).toBe(false);
});

it("imports the configured commentary instead", async () => {
  serve("en-other");
  expect(await importFirst(`${server.url}/en-other/`)).toEqual([
    "Tafseer installed: en-other (en-other, 6,236 verses).",
  ]);
});

it("says in one line why there is none, and is due again at the next start", async () => {
  expect(await importFirst("auto")).toEqual([
    `No tafseer from en-al-jalalayn (${server.url}/en-al-jalalayn/1.json: the server answered 404). To try again: pnpm editions add en-al-jalalayn`,
  ]);
  expect(await isFirstImportDue(sql, "auto")).toBe(true);
});

it("says which it has when only the first could be imported", async () => {
  serve("en-al-jalalayn");
  expect(await importFirst("auto")).toEqual([
    `Tafseer installed: Tafsir al-Jalalayn (en-al-jalalayn, 6,236 verses); no tafseer from bn-tafsir-ahsanul-bayaan (${server.url}/bn-tafsir-ahsanul-bayaan/1.json: the server answered 404). To try again: pnpm editions add bn-tafsir-ahsanul-bayaan`,
  ]);
});

it("stops without output when the server stops", async () => {
  server.responders.set("/en-al-jalalayn/1.json", () => stopping.abort());
  expect(await importFirst("auto")).toEqual([]);
  expect(await isFirstImportDue(sql, "auto")).toBe(true);
});
