import { isUtf8 } from "node:buffer";
import { createGunzip } from "node:zlib";
import { DomainError } from "@daily-quran/domain/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { inOwnTurn } from "../content/run-in-slices.ts";
import { type Detail, detailedError } from "../texts/detailed-error.ts";

/** From here on it takes milliseconds to parse one, so that several at once would hold others up. */
const LARGE_TEXT = 64 * 1024;

/**
 * Reads JSON bodies; an empty one is no body, as clients that always name a type send it with a DELETE or a
 * logout.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  readCompressedBodies(app);
  readTexts(app, (request, text, done) => {
    const parseText = (): void =>
      void parse(request, text, (error, value) => {
        const fault = error && faultOf(text);
        done(fault ? detailedError("INVALID_INPUT", fault) : error, value);
      });
    if (text === "") done(null, undefined);
    else if (text.length < LARGE_TEXT) parseText();
    else void inOwnTurn(parseText);
  });
}

type ReadText = (
  request: FastifyRequest,
  text: string,
  done: (error: Error | null, body?: unknown) => void,
) => void;

/** Reads JSON bodies as texts, for `app` alone. */
export const readJsonTexts = (app: FastifyInstance): void => {
  app.removeContentTypeParser("application/json");
  readTexts(app, (_request, text, done) => done(null, text));
};

function readTexts(app: FastifyInstance, read: ReadText): void {
  // Fastify's own text has U+FFFD in the place of each byte that is none.
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = body as Buffer;
    if (isUtf8(bytes)) read(request, bytes.toString(), done);
    else done(detailedError("INVALID_INPUT", { key: "badUtf8" }));
  });
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

function faultOf(text: string): Detail | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return positionOf(String(error), text);
  }
}

/** Only the position of the syntax error: the engine's message quotes the body, which may hold a password. */
function positionOf(message: string, text: string): Detail {
  if (message.includes("end of JSON input")) return { key: "badJsonEnd" };
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return { key: "badJson" };
  const lines = text.slice(0, Number(position)).split("\n");
  const column = (lines.at(-1) ?? "").length + 1;
  return { key: "badJsonAt", values: { line: lines.length, column } };
}
