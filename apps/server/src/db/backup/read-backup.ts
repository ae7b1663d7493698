import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type Backup, BackupFooter, BackupHeader, type BackupTable } from "./backup-format.ts";
import { damage, isDamage, unread, unreadable } from "./backup-damage.ts";
import { startFailure } from "../start-failure.ts";
import { countLines, endOfLines } from "./count-lines.ts";

// Bytes; far more than any line that is read whole.
const MAX_LINE_LENGTH = 4 * 1024 * 1024;

/** Reads a stream of bytes by lines, with at most one requested line in memory. */
interface LineReader {
  /** The next line as text, without its end. */
  line(): Promise<string>;
  /** The bytes of the next lines, with line ends, in chunks as they arrive. */
  take(lines: number): AsyncGenerator<Buffer>;
  /** Expects the end of the stream. */
  end(): Promise<void>;
}

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

/** Reads the first line of a backup; one of a newer form is refused by name. */
function parseHeader(line: string): BackupHeader {
  const value = parseJson(line);
  const { format, formatVersion } = value as Partial<BackupHeader>;
  if (format !== "daily-quran-backup") throw damage("it is another kind of file");
  if (typeof formatVersion === "number" && formatVersion > 1)
    throw startFailure(
      "The backup was made by a newer version of the app. Restore it with that version or a later one.",
    );
  const header = BackupHeader.safeParse(value);
  if (!header.success) throw damage("its first line is not understood", header.error);
  return header.data;
}

/** Reads the line after the rows. */
function parseFooter(line: string): BackupFooter {
  const footer = BackupFooter.safeParse(parseJson(line));
  if (!footer.success) throw damage("its last lines are not understood", footer.error);
  return footer.data;
}

function parseJson(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Reported below.
  }
  throw damage("it is another kind of file");
}

/** `onRead` gets every byte that is read, in order. */
function lineReader(chunks: AsyncIterable<Buffer>, onRead: (bytes: Buffer) => void): LineReader {
  const source = chunks[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function next(): Promise<Buffer | undefined> {
    if (rest.length > 0) return rest;
    const { done, value } = await source.next();
    return done ? undefined : value;
  }

  async function* take(lines: number): AsyncGenerator<Buffer> {
    for (let wanted = lines; wanted > 0;) {
      const bytes = await next();
      if (!bytes) throw damage("it ends too early");
      const end = endOfLines(bytes, wanted);
      const taken = bytes.subarray(0, end);
      rest = bytes.subarray(taken.length);
      wanted -= end === undefined ? countLines(taken) : wanted;
      onRead(taken);
      yield taken;
    }
  }

  return {
    take,
    line: async () => {
      const pieces: Buffer[] = [];
      let length = 0;
      for await (const piece of take(1)) {
        length += piece.length;
        if (length > MAX_LINE_LENGTH) throw damage("it is another kind of file");
        pieces.push(piece);
      }
      return Buffer.concat(pieces).toString("utf8").slice(0, -1);
    },
    end: async () => {
      if (await next()) throw damage("it goes on after its end");
    },
  };
}
