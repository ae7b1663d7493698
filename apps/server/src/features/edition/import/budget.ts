import { editionRefusal } from "@daily-quran/quran-text/import/refusal";
import { MAX_EDITION_BYTES, MAX_FILE_BYTES, megabytes, MAX_FILES } from "./limits.ts";

/** The memory that an edition may still use; its files count unpacked. */
export interface Budget {
  /** Collects a stream into memory; throws a refusal as soon as it is too large. */
  collect(name: string, stream: AsyncIterable<Uint8Array>): Promise<Buffer>;
  /** Counts a file that is in memory already. */
  count(bytes: number): void;
}

export function editionBudget(): Budget {
  let files = 0;
  let total = 0;
  const count = (bytes: number): void => {
    files += 1;
    total += bytes;
    if (total > MAX_EDITION_BYTES)
      throw editionRefusal(
        `The edition is larger than ${megabytes(MAX_EDITION_BYTES)}, the most that is taken.`,
      );
    if (files > MAX_FILES)
      throw editionRefusal(`The edition has more than ${MAX_FILES} files, the most that is taken.`);
  };
  return {
    count,
    collect: async (name, stream) => {
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      for await (const chunk of stream) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > MAX_FILE_BYTES)
          throw editionRefusal(
            `${name} is larger than ${megabytes(MAX_FILE_BYTES)}, the most that is taken of one file.`,
          );
      }
      count(bytes);
      return Buffer.concat(chunks, bytes);
    },
  };
}
