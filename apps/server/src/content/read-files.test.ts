import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { byteCache, fileReader } from "./read-files.ts";

test("reads files of any length, the next over the one before", () => {
  const folder = mkdtempSync(join(tmpdir(), "read-files-"));
  const texts = ["short", "ٱلۡحَمۡدُ ".repeat(30_000), "", "a little longer"];
  const paths = texts.map((text, index) => {
    const path = join(folder, String(index));
    writeFileSync(path, text);
    return path;
  });
  const read = fileReader();
  expect(paths.map((path) => read(path).toString("utf8"))).toEqual(texts);
  expect(() => read(join(folder, "missing"))).toThrow("ENOENT");
});

test("keeps bytes beside each other, and a large one alone", () => {
  const keep = byteCache();
  const given = [700_000, 300_000, 100_000, 3_000_000, 5].map((size, index) =>
    Buffer.alloc(size, index + 1),
  );
  const kept = given.map((bytes) => keep(bytes));
  for (const bytes of given) bytes.fill(0);
  expect(kept.map((bytes) => [bytes.length, bytes[0], bytes.at(-1)])).toEqual([
    [700_000, 1, 1],
    [300_000, 2, 2],
    [100_000, 3, 3],
    [3_000_000, 4, 4],
    [5, 5, 5],
  ]);
  expect(new Set(kept.map(({ buffer }) => buffer)).size).toBe(4);
});
