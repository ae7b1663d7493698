import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Steps } from "@daily-quran/steps/steps";
import type { z } from "zod";

/**
 * A document in every encoding that it can be sent in; `hash` is the SHA-256 of `identity` and the root of
 * its entity tags.
 */
export interface ReadyDocument {
  readonly contentType: string;
  readonly hash: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

export const JSON_TYPE = "application/json; charset=utf-8";
export const HTML_TYPE = "text/html; charset=utf-8";

export function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Compresses a body once, off the event loop; by default at the maximum quality of 11. */
export async function prepareDocument(
  body: string,
  contentType: string,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<ReadyDocument> {
  const identity = Buffer.from(body);
  const [gzipped, br] = await Promise.all([
    // Where somebody waits, the last percent is not worth twice the time.
    promisify(gzip)(identity, { level: quality === constants.BROTLI_MAX_QUALITY ? 9 : 6 }),
    compressBrotli(identity, quality),
  ]);
  return { contentType, hash: sha256(identity), identity, gzip: gzipped, br };
}

/** Compresses off the event loop; `quality` is Brotli's, 0 to 11. */
export async function compressBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    },
  });
}

/** A window no larger than the document: Brotli's default takes 16 MB for each compression. */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + 1));
  return Math.min(Math.max(bits, 16), constants.BROTLI_DEFAULT_WINDOW);
}

/** The JSON value that a ready document holds. */
export function parseDocument(document: ReadyDocument): unknown {
  return JSON.parse(document.identity.toString("utf8"));
}

/** The value that a large document holds, in steps: of the texts to search each takes some 15 ms. */
export function* parseInSteps<Of extends z.ZodType>(
  document: ReadyDocument,
  schema: Of,
): Steps<z.output<Of>> {
  const bytes = document.identity;
  yield;
  const text = bytes.toString("utf8");
  yield;
  const value: unknown = JSON.parse(text);
  yield;
  return schema.parse(value);
}
