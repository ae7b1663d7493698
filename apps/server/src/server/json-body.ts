import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { DomainError } from "@daily-quran/domain/errors";
import {
  errorCodes,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  type RequestPayload,
} from "fastify";
import { inOwnTurn } from "../content/run-in-slices.ts";
import { parseJson, textOf } from "../request/parse-json.ts";

/** From here on it takes milliseconds to parse one, so that several at once would hold others up. */
const LARGE_TEXT = 64 * 1024;

/**
 * Reads JSON bodies; an empty one is no body, as clients that always name a type send it with a DELETE or a
 * logout.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  readCompressedBodies(app);
  readTexts(app, (text) => {
    if (text === "") return undefined;
    return text.length < LARGE_TEXT ? parseJson(text) : inOwnTurn(() => parseJson(text));
  });
}

/** Reads JSON bodies as texts, for `app` alone. */
export const readJsonTexts = (app: FastifyInstance): void => {
  app.removeContentTypeParser("application/json");
  readTexts(app, (text) => text);
};

function readTexts(app: FastifyInstance, read: (text: string) => unknown): void {
  // Fastify's own text has U+FFFD in the place of each byte that is none.
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (_request: FastifyRequest, body: Buffer) => await read(textOf(body)),
  );
}

/** Leaves JSON bodies as they come, for another thread, and takes one piece in a turn; for `app` alone. */
export const readPieces = (app: FastifyInstance): void => {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", piecesOf);
};

/** Reads a refused body to its end, one piece in a turn: its sender then hears why, and others do not wait for it. */
export const passOver = (body: Readable): Promise<void> => takePieces(body, () => {});

async function takePieces(body: Readable, take: (piece: Buffer) => void): Promise<void> {
  // Not destroyed by its end here: the connection still has its response to bring.
  for await (const piece of body.iterator({ destroyOnReturn: false }))
    await inOwnTurn(() => take(piece));
}

async function piecesOf(
  { routeOptions, headers }: FastifyRequest,
  body: RequestPayload,
): Promise<readonly Buffer[]> {
  const pieces: Buffer[] = [];
  const assertRoom = (length: number): void => {
    if (length > routeOptions.bodyLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  };
  assertRoom(Number(headers["content-length"] ?? 0));
  let length = 0;
  try {
    await takePieces(body, (piece) => {
      length += piece.length;
      assertRoom(Math.max(length, body.receivedEncodedLength ?? 0));
      pieces.push(piece);
    });
    return pieces;
  } catch (error) {
    // As of what Fastify reads itself.
    throw Object.assign(error as Error, { statusCode: (error as FastifyError).statusCode ?? 400 });
  }
}

/** Unpacks gzip, of which devices send months of changes; the limit of a body holds for the unpacked one. */
function readCompressedBodies(app: FastifyInstance): void {
  app.addHook("preParsing", async (request, reply, payload) => {
    const encoding = request.headers["content-encoding"]?.toLowerCase() ?? "identity";
    if (encoding === "identity" || request.method === "GET" || request.method === "HEAD")
      return payload;
    if (encoding !== "gzip") {
      // As RFC 9110 15.5.16 has it.
      reply.header("accept-encoding", "gzip");
      throw new DomainError("UNSUPPORTED_MEDIA_TYPE");
    }
    const unpacked = Object.assign(createGunzip(), { receivedEncodedLength: 0 });
    payload.on("data", (chunk: Buffer) => (unpacked.receivedEncodedLength += chunk.length));
    payload.on("error", (error) => unpacked.destroy(error));
    // Of a body that is too large already Fastify hears nothing more, and an error unheard ends the process.
    unpacked.on("error", () => {});
    return payload.pipe(unpacked);
  });
}
