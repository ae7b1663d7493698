import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { EditionFile } from "@daily-quran/quran-text/import/edition-file";
import { editionRefusal, isEditionRefusal } from "@daily-quran/quran-text/import/refusal";
import { extract } from "tar-stream";
import { fromBufferPromise } from "yauzl";
import type { Budget } from "./budget.ts";
import { isEditionFileName } from "./edition-file-name.ts";

/** Whether a name is that of an archive that can be read. */
export function isArchiveName(name: string): boolean {
  return /\.(zip|tgz|tar\.gz)$/i.test(name);
}

/** The edition's files in a .zip or .tar.gz, one after the other; nothing is ever written to a disk. */
export async function* readArchive(
  { name, bytes }: EditionFile,
  budget: Budget,
): AsyncGenerator<EditionFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    yield* /\.zip$/i.test(name) ? readZip(buffer, budget) : readTarball(buffer, budget);
  } catch (error) {
    if (isEditionRefusal(error)) throw error;
    throw editionRefusal(`${name} is a damaged archive: ${(error as Error).message}.`);
  }
}

async function* readZip(buffer: Buffer, budget: Budget): AsyncGenerator<EditionFile> {
  const zip = await fromBufferPromise(buffer, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    if (!isEditionFileName(name)) continue;
    yield { name, bytes: await budget.collect(name, await zip.openReadStreamPromise(entry)) };
  }
}

async function* readTarball(buffer: Buffer, budget: Budget): AsyncGenerator<EditionFile> {
  const entries = extract();
  const unpacked = pipeline(Readable.from([buffer]), createGunzip(), entries);
  // A pipeline error also ends the loop below.
  unpacked.catch(() => {});
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (type === "file" && isEditionFileName(name))
      yield { name, bytes: await budget.collect(name, entry as AsyncIterable<Uint8Array>) };
    else entry.resume();
  }
  await unpacked;
}
