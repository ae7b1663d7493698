import { megabytes } from "./limits.ts";

/** The part of a file that has arrived so far. */
export interface PartialFile {
  readonly chunks: Uint8Array[];
  bytes: number;
  /** ETag or date of the file that the chunks belong to; only the same file is resumed. */
  validator: string | undefined;
}

/** Why an attempt failed: temporary, the connection broke, or permanent. */
export interface DownloadFault {
  readonly reason: string;
  readonly kind: "temporary" | "broken" | "final";
}

export function emptyFile(): PartialFile {
  return { chunks: [], bytes: 0, validator: undefined };
}

/** Headers for the missing range; no compression, as ranges must be those of the file. */
export function headersFor({ bytes, validator }: PartialFile): Record<string, string> {
  const whole = { "accept-encoding": "identity" };
  if (bytes === 0 || validator === undefined) return whole;
  return { ...whole, range: `bytes=${bytes}-`, "if-range": validator };
}

/** Checks whether a response continues the file; if it restarts, drops the chunks so far. */
export function takeResponse(
  { status, headers }: Response,
  file: PartialFile,
  maxBytes: number,
): DownloadFault | undefined {
  if (status === 206) {
    const from = /^bytes (\d+)-/.exec(headers.get("content-range") ?? "")?.[1];
    if (Number(from) !== file.bytes)
      return { reason: "the server sent another part than the one asked for.", kind: "final" };
  } else if (status === 200) {
    file.chunks.length = 0;
    file.bytes = 0;
    file.validator = validatorOf(headers);
  } else {
    const kind = status === 429 || status >= 500 ? "temporary" : "final";
    return { reason: `the server answered ${status}.`, kind };
  }
  const announced = Number(headers.get("content-length") ?? 0);
  return file.bytes + announced > maxBytes ? tooLarge(maxBytes) : undefined;
}

/** Adds a received chunk. */
export function takeChunk(
  chunk: Uint8Array,
  file: PartialFile,
  maxBytes: number,
): DownloadFault | undefined {
  file.chunks.push(chunk);
  file.bytes += chunk.length;
  return file.bytes > maxBytes ? tooLarge(maxBytes) : undefined;
}

// A weak ETag does not guarantee the same bytes.
function validatorOf(headers: Headers): string | undefined {
  const tag = headers.get("etag");
  if (tag !== null && !tag.startsWith("W/")) return tag;
  return headers.get("last-modified") ?? undefined;
}

function tooLarge(maxBytes: number): DownloadFault {
  return {
    reason: `it is larger than ${megabytes(maxBytes)}, the most that is taken.`,
    kind: "final",
  };
}
