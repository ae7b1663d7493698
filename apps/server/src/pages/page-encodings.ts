import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { HTML_TYPE, type ReadyDocument } from "../content/ready-document.ts";
import { createLoadLimiter } from "../server/admission/load-limiter.ts";
import { acceptedEncodingOf } from "../documents/send-document.ts";

/** A page as it is cached: compressed only, and some by Brotli only, as nearly every client accepts that. */
export type PageDocument = Pick<ReadyDocument, "hash" | "br"> &
  Partial<Pick<ReadyDocument, "gzip">>;

// A page takes up to 1 MB in memory, for as long as its client takes to read it.
const MAX_SENT_AT_ONCE = { atOnce: 40, waiting: 40, waitMs: 400 };
const MAX_CACHED = 8;

const NOTHING = Buffer.alloc(0);

/** Gives a page's document in the encoding that the request accepts; undefined when too many are being sent. */
type PageEncoder = (
  request: FastifyRequest,
  reply: FastifyReply,
  document: PageDocument,
) => Promise<ReadyDocument | undefined>;

/** Makes an encoder with a small LRU cache for the encodings that pages are not cached in. */
export function createPageEncoder(): PageEncoder {
  const limiter = createLoadLimiter(MAX_SENT_AT_ONCE);
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });

  return async (request, reply, { hash, br, gzip: gzipped = NOTHING }) => {
    const ready = { contentType: HTML_TYPE, hash, br, gzip: gzipped, identity: NOTHING };
    const encoding = acceptedEncodingOf(request.headers["accept-encoding"]);
    if (ready[encoding].length > 0) return ready;
    if (!(await limiter.acquire())) return undefined;
    reply.raw.once("close", limiter.release);
    const key = `${hash} ${encoding}`;
    const bytes = cache.get(key) ?? (encoding === "gzip" ? gzipOf(br) : identityOf(br));
    cache.set(key, bytes);
    return { ...ready, [encoding]: await bytes };
  };
}

async function identityOf(br: Buffer): Promise<Buffer> {
  return await promisify(brotliDecompress)(br);
}

async function gzipOf(br: Buffer): Promise<Buffer> {
  return await promisify(gzip)(await identityOf(br));
}
