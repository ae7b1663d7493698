import { expect, it } from "vitest";
import { tarball, zip } from "../../../../test/editions/archives.ts";
import { editionBudget } from "./budget.ts";
import { readArchive } from "./read-archive.ts";

const FILES = new Map([
  ["tafsir/1.json", "one"],
  ["tafsir/README.md", "# Not a part"],
  ["__MACOSX/tafsir/1.json", "junk"],
  ["tafsir/.DS_Store.json", "junk"],
  ["2.txt", "two"],
]);
const LARGE = new Map([["1.json", " ".repeat(16 * 1024 * 1024 + 1)]]);

async function read(name: string, bytes: Uint8Array): Promise<[string, string][]> {
  const files: [string, string][] = [];
  for await (const file of readArchive({ name, bytes }, editionBudget()))
    files.push([file.name, Buffer.from(file.bytes).toString()]);
  return files;
}

const kinds: [string, (files: Map<string, string>) => Buffer | Promise<Buffer>][] = [
  ["mine.zip", zip],
  ["mine.tar.gz", tarball],
];

it.each(kinds)("reads what is a part of the edition from %s", async (name, make) => {
  expect(await read(name, await make(FILES))).toEqual([
    ["tafsir/1.json", "one"],
    ["2.txt", "two"],
  ]);
});

it.each(kinds)("stops unpacking %s when a file in it becomes too large", async (name, make) => {
  const packed = await make(LARGE);
  expect(packed.length).toBeLessThan(100_000);
  await expect(read(name, packed)).rejects.toThrow(
    "1.json is larger than 16 MB, the most that is taken of one file.",
  );
});

it.each(kinds)("stops unpacking %s when there are too many files", async (name, make) => {
  const many = new Map(Array.from({ length: 301 }, (_, index) => [`${index}.json`, "x"]));
  await expect(read(name, await make(many))).rejects.toThrow(
    "The edition has more than 300 files, the most that is taken.",
  );
});

it.each(kinds)("says that %s is damaged", async (name, make) => {
  const packed = await make(FILES);
  await expect(read(name, packed.subarray(0, packed.length / 2))).rejects.toThrow(
    `${name} is a damaged archive: `,
  );
});
