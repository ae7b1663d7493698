import { createHash } from "node:crypto";
import { DomainError } from "@daily-quran/domain/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { JSON_TYPE, type ReadyDocument } from "../content/ready-document.ts";
import { acceptedEncoding, type Encoding } from "./accepted-encoding.ts";
import { CACHED_FOR_AN_HOUR } from "./cache-control.ts";

/** The response headers that a page of another site may read. */
const EXPOSED =
  "ETag, Link, Retry-After, X-Total-Count, X-No-Such-Verse, X-Surah-Counts, X-Unread-Count, Accept-Ranges, Content-Range, Content-Disposition, RateLimit, RateLimit-Policy, API-Version";

/** What lets every site read a response. */
export const SHARED = {
  // For everyone, so that browsers send and read no cookie: a page of another site signs in by a token.
  "access-control-allow-origin": "*",
  "access-control-expose-headers": EXPOSED,
};

const TAG_SUFFIX: Record<Encoding, string> = { identity: "", gzip: "-gz", br: "-br" };

// A cache: clients send few distinct headers.
const MAX_CACHED = 200;
const encodingCache = new Map<string, Encoding>();

/** What is sent of a document, and how. */
interface SentDocument {
  readonly document: ReadyDocument;
  readonly cacheControl: string;
  /** Whether a part is sent to whoever asks for it. */
  readonly ranges?: true | undefined;
}

/** Sends a document in the client's encoding, or 304 when its ETag matches. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, cacheControl, ranges }: SentDocument,
): FastifyReply {
  const encoding = acceptedEncodingOf(request.headers["accept-encoding"]);
  const tag = `"${document.hash}${TAG_SUFFIX[encoding]}"`;
  reply.headers({ etag: tag, "cache-control": cacheControl, vary: "Accept-Encoding" });
  if (matchesEtag(request.headers["if-none-match"], tag)) return reply.code(304).send();
  reply.header("content-type", document.contentType);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  const body = document[encoding];
  return reply.send(ranges ? partOf(request, reply, { body, tag }) : body);
}

/** The range of bytes that is asked for, or all of them (RFC 9110 14); throws RANGE_OUTSIDE. */
function partOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, tag }: { readonly body: Buffer; readonly tag: string },
): Buffer {
  reply.header("accept-ranges", "bytes");
  const { range, "if-range": unless } = request.headers;
  const [asked, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  // Of several ranges, or another unit, all is sent; so it is where the copy held is of another text.
  const isWhole = asked === undefined || first + last === "" || (unless ?? tag) !== tag;
  if (isWhole || request.method !== "GET") return body;
  const from = first === "" ? Math.max(0, body.length - Number(last)) : Number(first);
  const to =
    first === "" || last === "" ? body.length - 1 : Math.min(Number(last), body.length - 1);
  if (from > to) {
    reply.header("content-range", `bytes */${body.length}`);
    for (const name of ["content-encoding", "content-type", "etag"]) reply.removeHeader(name);
    throw new DomainError("RANGE_OUTSIDE");
  }
  reply.code(206).header("content-range", `bytes ${from}-${to}/${body.length}`);
  return body.subarray(from, to + 1);
}

/** Sends a response that is the same for everyone, or 304 when its ETag matches; both may be cached. */
export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): FastifyReply {
  const text = JSON.stringify(body);
  const tag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  reply.headers({ ...SHARED, etag: tag, "cache-control": CACHED_FOR_AN_HOUR });
  if (matchesEtag(request.headers["if-none-match"], tag)) return reply.code(304).send();
  return reply.header("content-type", JSON_TYPE).send(text);
}

/** The encoding to respond in to an `Accept-Encoding` header. */
export function acceptedEncodingOf(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const known = encodingCache.get(header);
  if (known) return known;
  const encoding = acceptedEncoding(header);
  if (encodingCache.size < MAX_CACHED) encodingCache.set(header, encoding);
  return encoding;
}

/** Whether an `If-None-Match` header names this tag; the comparison is weak, as RFC 9110 13.1.2 asks. */
export function matchesEtag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header.trim() === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}
