import { createGunzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { type Detail, detailedError } from "../texts/detailed-error.ts";

/**
 * Reads JSON bodies; an empty one is no body, as clients that always name a type send it with a DELETE or a
 * logout.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  readCompressedBodies(app);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    const text = String(body);
    return parse(request, text, (error, value) => {
      const fault = error && faultOf(text);
      done(fault ? detailedError("INVALID_INPUT", fault) : error, value);
    });
  });
}

/** Unpacks gzip, of which devices send months of changes; the limit of a body holds for the unpacked one. */
function readCompressedBodies(app: FastifyInstance): void {
  app.addHook("preParsing", async (request, _reply, payload) => {
    if (request.headers["content-encoding"]?.toLowerCase() !== "gzip") return payload;
    const unpacked = Object.assign(createGunzip(), { receivedEncodedLength: 0 });
    payload.on("data", (chunk: Buffer) => (unpacked.receivedEncodedLength += chunk.length));
    payload.on("error", (error) => unpacked.destroy(error));
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
