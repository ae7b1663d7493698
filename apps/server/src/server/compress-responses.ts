import { pipeline, type Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncodingOf } from "../documents/send-document.ts";

/** Below this the headers and the time cost more than the bytes saved. */
const MIN_BYTES = 4096;

const GZIP = { level: 5 };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compress = {
  gzip: (text: string) => promisify(gzip)(text, GZIP),
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
};

/**
 * Compresses large dynamic responses, such as lists; texts are compressed ahead of time. No secret is in
 * one so large, so its compressed length reveals nothing (BREACH).
 */
export function compressResponses(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    const text = payload instanceof Response ? await textOf(payload, reply) : payload;
    if (typeof text !== "string" || text.length < MIN_BYTES) return text;
    reply.header("vary", [reply.getHeader("vary"), "Accept-Encoding"].filter(Boolean).join(", "));
    const encoding = acceptedEncodingOf(request.headers["accept-encoding"]);
    if (encoding === "identity") return text;
    reply.header("content-encoding", encoding);
    // A strong ETag names the exact bytes, which differ by encoding.
    const tag = reply.getHeader("etag");
    if (typeof tag === "string") reply.header("etag", `W/${tag}`);
    return await compress[encoding](text);
  });
}

/** A text in the client's encoding that is compressed while it is made; where it fails, so does what is returned. */
export function compressStream(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: Readable,
): Readable {
  reply.header("vary", "Accept-Encoding");
  const encoding = acceptedEncodingOf(headers["accept-encoding"]);
  if (encoding === "identity") return text;
  reply.header("content-encoding", encoding);
  const compressed = encoding === "br" ? createBrotliCompress(BROTLI) : createGzip(GZIP);
  return pipeline(text, compressed, () => {});
}

/** A tRPC response as one text, not as a stream: a third less work, and a known length. */
async function textOf(response: Response, reply: FastifyReply): Promise<string> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return await response.text();
}
