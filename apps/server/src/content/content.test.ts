import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ContentManifest } from "@daily-quran/quran-text/content-manifest";
import { afterAll, expect, test } from "vitest";
import { builtIn } from "../../test/own-content.ts";
import { makeScratchFolder, removeFolder } from "../../test/scratch-folder.ts";
import { findFolders } from "../product-folders.ts";
import { type Content, loadContent } from "./content.ts";
import { liveContent } from "./live-content.ts";
import { packedDocument } from "./packed-document.ts";
import { JSON_TYPE } from "./ready-document.ts";
import { searchApart } from "./search-thread.ts";

const built = findFolders().content;
const folder = await makeScratchFolder();
afterAll(() => removeFolder(folder));

const PATH = "readings/101.json";

/** A text of one document, each of its encodings changed by `change`. */
async function textOf(change: (ending: string, bytes: Buffer) => Buffer): Promise<string> {
  const manifest = ContentManifest.parse(
    JSON.parse(await readFile(join(built, "manifest.json"), "utf8")),
  );
  const documents = manifest.documents.filter(({ path }) => path === PATH);
  await mkdir(dirname(join(folder, PATH)), { recursive: true });
  await writeFile(join(folder, "manifest.json"), JSON.stringify({ ...manifest, documents }));
  for (const ending of [".gz", ".br"]) {
    const bytes = await readFile(join(built, PATH + ending));
    await writeFile(join(folder, PATH + ending), change(ending, bytes));
  }
  return folder;
}

const flipped = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.map((byte, index) => (index === 1000 ? byte ^ 1 : byte)));

test.each([".gz", ".br"])(
  "a text with one bit changed in an encoding (%s) is refused",
  async (at) => {
    const directory = await textOf((ending, bytes) => (ending === at ? flipped(bytes) : bytes));
    expect(() => loadContent(directory)).toThrow(
      `${join(directory, PATH + at)} is damaged: its SHA-256 is not the recorded one. Build packages/quran-text.`,
    );
  },
);

test.each([".gz", ".br"])("so is one whose encoding (%s) is of another document", async (at) => {
  const other = await readFile(join(built, `readings/102.json${at}`));
  const directory = await textOf((ending, bytes) => (ending === at ? other : bytes));
  expect(() => loadContent(directory)).toThrow(`${join(directory, PATH + at)} is damaged`);
});

test("an undamaged document is read, and the missing ones are named", async () => {
  const directory = await textOf((_, bytes) => bytes);
  expect(() => loadContent(directory)).toThrow(
    "The text has no document readings/1.json. Build packages/quran-text.",
  );
});

async function firstOf(query: string): Promise<readonly string[]> {
  const { results } = await builtIn.search.find(query, { limit: 1 });
  return results.map(({ surahNumber, verseNumber }) => `${surahNumber}:${verseNumber}`);
}

test("queries are answered each with its own results, those that wait for the index, too", async () => {
  const found = await Promise.all(["ayatul kursi", "112:1", "zzzz"].map(firstOf));
  expect(found).toEqual([["2:255"], ["112:1"], []]);
});

test("texts that can't be read are a fault of their search alone", async () => {
  const broken = packedDocument({
    contentType: JSON_TYPE,
    hash: "",
    gzip: Buffer.from("not gzip"),
    br: Buffer.from(""),
  });
  await expect(searchApart(() => broken).find("mercy", { limit: 1 })).rejects.toThrow("header");
  expect(await firstOf("2:1")).toEqual(["2:1"]);
});

const contentOf = (search: Content["search"]) => ({ search }) as Partial<Content> as Content;

test("a search whose texts were replaced is left, and one that stays is not", async () => {
  const left: string[] = [];
  const searchOf = (name: string): Content["search"] => ({
    find: () => Promise.reject(new Error(name)),
    leave: () => void left.push(name),
  });
  const search = searchOf("first");
  const live = liveContent(contentOf(search), async () => {});
  live.replace(contentOf(search));
  expect(left).toEqual([]);
  live.replace(contentOf(searchOf("second")));
  expect(left).toEqual(["first"]);
  await expect(live.search.find("mercy", { limit: 1 })).rejects.toThrow("second");
});
