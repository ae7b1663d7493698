import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Backup, BackupHeader, BackupTable } from "./backup-format.ts";
import { damage, isDamage, unread, unreadable } from "./backup-damage.ts";
import { type LineReader, lineReader } from "./line-reader.ts";
import { parseFooter, parseHeader } from "./parse-lines.ts";

/** Callbacks for reading a backup. */
export interface BackupTaking {
  readonly header?: (header: BackupHeader) => Promise<void>;
  /** Must read all rows. */
  readonly rows?: (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<void>;
  readonly onBytes?: (done: number) => void;
  readonly signal?: AbortSignal | undefined;
}

const PIECE = 256 * 1024;

/** Reads a backup file from its first byte to its last, and fails unless every byte is as it was written. */
export async function readBackup(path: string, taking: BackupTaking): Promise<Backup> {
  const file = createReadStream(path, { highWaterMark: PIECE });
  if (taking.onBytes) file.on("data", () => taking.onBytes?.(file.bytesRead));
  const parse = async (text: AsyncIterable<Buffer>): Promise<Backup> => await read(text, taking);
  try {
    return await pipeline(file, createGunzip({ chunkSize: PIECE }), parse, {
      signal: taking.signal,
    });
  } catch (error) {
    if (isDamage(error)) throw unreadable(path, error);
    throw isOfFile(error) ? unread(path, error) : error;
  }
}

function isOfFile(error: unknown): error is Error {
  const calls = ["open", "read"];
  return error instanceof Error && "syscall" in error && calls.includes(String(error.syscall));
}

async function read(
  text: AsyncIterable<Buffer>,
  { header: takeHeader, rows: takeRows = drain }: BackupTaking,
): Promise<Backup> {
  const whole = createHash("sha256");
  const lines = lineReader(text, (bytes) => whole.update(bytes));
  const header = parseHeader(await lines.line());
  await takeHeader?.(header);
  const digests = new Map<string, Hash>();
  for (const table of header.tables) {
    const digest = createHash("sha256");
    digests.set(table.name, digest);
    await takeRows(table, hashed(lines.take(table.rows), digest));
  }
  const footer = parseFooter(await lines.line());
  await refuseOtherDigest(lines, whole);
  for (const [name, digest] of digests)
    if (footer.digests[name] !== digest.digest("hex"))
      throw damage(`the rows of ${name} are not those that were written`);
  return { header, footer };
}

async function refuseOtherDigest(lines: LineReader, whole: Hash): Promise<void> {
  const expected = whole.copy().digest("hex");
  if ((await lines.line()) !== expected) throw damage("its bytes are not those that were written");
  await lines.end();
}

async function* hashed(rows: AsyncIterable<Buffer>, digest: Hash): AsyncGenerator<Buffer> {
  for await (const bytes of rows) {
    digest.update(bytes);
    yield bytes;
  }
}

async function drain(_: BackupTable, rows: AsyncIterable<Buffer>): Promise<void> {
  const iterator = rows[Symbol.asyncIterator]();
  while (!(await iterator.next()).done);
}
