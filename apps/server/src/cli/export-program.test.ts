import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { PART_KINDS } from "@daily-quran/quran/parts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../test/app.ts";
import { emptyTables, useDatabase } from "../../test/database.ts";
import { makeScratchFolder, removeFolder } from "../../test/scratch-folder.ts";
import { testSettings } from "../../test/settings.ts";
import { readEnvironment } from "../env.ts";
import { findFolders } from "../product-folders.ts";
import { exportProgram } from "./export-program.ts";
import { runProgram } from "./run-program.ts";

const sql = useDatabase();
let running: RunningApp;
let folder: string;
beforeAll(async () => {
  // The app reads the editions once: those of the file before this one must be gone.
  await emptyTables(sql);
  running = await startApp(sql, { settings: testSettings() });
  folder = await makeScratchFolder();
});
afterAll(async () => {
  await running.close();
  await removeFolder(folder);
});

const said = (stream: PassThrough): string => (stream.read() as Buffer | null)?.toString() ?? "";

async function run(...words: string[]): Promise<[number, string, string]> {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const setting = {
    folders: findFolders(),
    environment: () => readEnvironment({ DATA_DIR: "data" }, folder),
    directory: folder,
    signal: new AbortController().signal,
    now: () => Date.UTC(2025, 3, 10),
    output,
    errors,
  };
  return [await runProgram(exportProgram, setting, words), said(output), said(errors)];
}

interface Index {
  readonly files: readonly { path: string; file: string; bytes: number; sha256: string }[];
}

const read = async (name: string) => await readFile(join(folder, "out", name));

// 8 editions with 5 files each, the plan twice, 300 days, the lists of parts and the words.
const FILES = 1 + 8 * 6 + 2 + 300 + PART_KINDS.length + 4;

test("all is written with its checksums, and says what the server says", async () => {
  expect(await run("out")).toEqual([
    0,
    expect.stringMatching(new RegExp(`holds ${FILES} files\\. [\\d.]+ MB\\.`)),
    "",
  ]);
  const { files } = JSON.parse((await read("index.json")).toString()) as Index;
  expect(files).toHaveLength(FILES);
  const sums = (await read("SHA256SUMS")).toString();
  for (const { file, bytes, sha256 } of files) {
    const own = await read(file);
    expect([own.length, createHash("sha256").update(own).digest("hex")]).toEqual([bytes, sha256]);
    expect(sums).toContain(`${sha256}  ${file}\n`);
  }
  expect(files).toContainEqual(
    expect.objectContaining({
      path: "/api/editions/en-saheeh",
      file: "api/editions/en-saheeh/index.json",
    }),
  );
  const [code, same] = await run("out", "--check", running.url);
  expect([code, same]).toEqual([0, expect.stringContaining(`say the same: ${FILES} files.`)]);
});

test("a file that was changed is named", async () => {
  await writeFile(join(folder, "out/api/schedule.csv"), "changed");
  expect(await run("out", "--check", running.url)).toEqual([
    1,
    "",
    "The two differ.\n  api/schedule.csv: is not as it was written\n",
  ]);
});

test("a folder of other files is left alone", async () => {
  await writeFile(join(folder, "mine.txt"), "mine");
  expect(await run(".")).toEqual([1, "", expect.stringContaining("holds other files.")]);
  expect(await run(".", "--check", running.url)).toEqual([
    1,
    "",
    expect.stringContaining("holds no export."),
  ]);
});
