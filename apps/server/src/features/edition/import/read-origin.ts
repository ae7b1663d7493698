import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { EditionFile } from "@daily-quran/quran-text/import/edition-file";
import { PART_COUNTS } from "@daily-quran/quran/parts";
import { editionRefusal } from "@daily-quran/quran-text/import/refusal";
import { type Budget, editionBudget } from "./budget.ts";
import { download } from "./download.ts";
import { EDITION_FILES, isEditionFileName } from "./edition-file-name.ts";
import type { Origin } from "./find-origin.ts";
import { MAX_EDITION_BYTES, MAX_FILE_BYTES, megabytes } from "./limits.ts";
import type { Progress } from "./progress.ts";
import { isArchiveName, readArchive } from "./read-archive.ts";

/** How reading is stopped and watched. */
export interface ReadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

// Each may be as large as a file can be, and all are in memory.
const AT_ONCE = 4;

/** The files of an edition, one after the other, with archives unpacked. */
export async function* readOrigin(
  origin: Origin,
  options: ReadOptions,
): AsyncGenerator<EditionFile> {
  const budget = editionBudget();
  if (origin.type === "surahs") yield* downloadSurahs(origin.address, budget, options);
  else if (origin.type === "address") {
    const file = await downloadFile(origin.address, options);
    yield* unpack(file, budget);
  } else yield* readPath(origin.path, budget, options);
}

async function* downloadSurahs(
  address: string,
  budget: Budget,
  { signal, onProgress }: ReadOptions,
): AsyncGenerator<EditionFile> {
  for (let first = 1; first <= PART_COUNTS.surah; first += AT_ONCE) {
    const surahs = Array.from(
      { length: Math.min(AT_ONCE, PART_COUNTS.surah - first + 1) },
      (_, i) => first + i,
    );
    const files = await downloadAll(
      surahs.map((surah) => address.replaceAll("{surah}", String(surah))),
      signal,
    );
    for (const file of files) {
      budget.count(file.bytes.length);
      yield file;
    }
    onProgress({ unit: "files", done: first + surahs.length - 1, total: PART_COUNTS.surah });
  }
}

/** Downloads files side by side; the first that fails ends the others. */
async function downloadAll(addresses: string[], signal: AbortSignal): Promise<EditionFile[]> {
  const failed = new AbortController();
  const options = { maxBytes: MAX_FILE_BYTES, signal: AbortSignal.any([signal, failed.signal]) };
  try {
    return await Promise.all(
      addresses.map(async (name) => ({ name, bytes: await download(name, options) })),
    );
  } catch (error) {
    failed.abort();
    throw error;
  }
}

async function downloadFile(address: string, options: ReadOptions): Promise<EditionFile> {
  const bytes = await download(address, {
    maxBytes: isArchiveName(pathOf(address)) ? MAX_EDITION_BYTES : MAX_FILE_BYTES,
    signal: options.signal,
    onBytes: (done) => options.onProgress({ unit: "bytes", done, total: undefined }),
  });
  return { name: address, bytes };
}

async function* readPath(
  path: string,
  budget: Budget,
  { signal, onProgress }: ReadOptions,
): AsyncGenerator<EditionFile> {
  const isFolder = (await stat(path)).isDirectory();
  if (!isFolder) {
    yield* unpack(await readWhole(path), budget);
    return;
  }
  const names = (await readdir(path)).filter(isEditionFileName).sort();
  if (names.length === 0) throw editionRefusal(`${path} holds no ${EDITION_FILES}.`);
  for (const [index, name] of names.entries()) {
    signal.throwIfAborted();
    const file = await readWhole(join(path, name));
    budget.count(file.bytes.length);
    yield file;
    onProgress({ unit: "files", done: index + 1, total: names.length });
  }
}

async function readWhole(path: string): Promise<EditionFile> {
  const most = isArchiveName(path) ? MAX_EDITION_BYTES : MAX_FILE_BYTES;
  const { size } = await stat(path);
  if (size > most)
    throw editionRefusal(`${path} is larger than ${megabytes(most)}, the most that is taken.`);
  return { name: basename(path), bytes: await readFile(path) };
}

async function* unpack(file: EditionFile, budget: Budget): AsyncGenerator<EditionFile> {
  if (!isArchiveName(pathOf(file.name))) {
    budget.count(file.bytes.length);
    yield file;
    return;
  }
  let isEmpty = true;
  for await (const inside of readArchive({ ...file, name: pathOf(file.name) }, budget)) {
    isEmpty = false;
    yield inside;
  }
  if (isEmpty) throw editionRefusal(`${file.name} holds no ${EDITION_FILES}.`);
}

/** An address without its query. */
function pathOf(address: string): string {
  return address.replace(/[?#].*$/, "");
}
