import { createGunzip } from "node:zlib";
import { DomainError } from "@daily-quran/domain/errors";
import type { FastifyInstance } from "fastify";

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
      done(fault ? new DomainError("INVALID_INPUT", fault) : error, value);
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

function faultOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `The body is not valid JSON${positionOf(String(error), text)}.`;
  }
}

/** Only the position of the syntax error: the engine's message quotes the body, which may hold a password. */
function positionOf(message: string, text: string): string {
  if (message.includes("end of JSON input")) return ": it ends too early";
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return "";
  const lines = text.slice(0, Number(position)).split("\n");
  return `: it breaks at line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
}
