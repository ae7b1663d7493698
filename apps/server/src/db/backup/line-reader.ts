import { damage } from "./backup-damage.ts";
import { countLines, endOfLines } from "./count-lines.ts";

// Bytes; far more than any line that is read whole.
const MAX_LINE_LENGTH = 4 * 1024 * 1024;

/** Reads a stream of bytes by lines, with at most one requested line in memory. */
export interface LineReader {
  /** The next line as text, without its end. */
  line(): Promise<string>;
  /** The bytes of the next lines, with line ends, in chunks as they arrive. */
  take(lines: number): AsyncGenerator<Buffer>;
  /** Expects the end of the stream. */
  end(): Promise<void>;
}

/** `onRead` gets every byte that is read, in order. */
export function lineReader(
  chunks: AsyncIterable<Buffer>,
  onRead: (bytes: Buffer) => void,
): LineReader {
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
