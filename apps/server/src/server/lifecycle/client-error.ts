import type { Socket } from "node:net";
import { STATUS_CODES } from "node:http";
import { ERRORS, type ErrorCode } from "@daily-quran/domain/errors";
import { VERSION } from "@daily-quran/domain/version";

const CODES: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "HEADERS_TOO_LARGE",
  ERR_HTTP_REQUEST_TIMEOUT: "TOO_SLOW",
};

/** Responds on the bare socket, in English, to what Fastify never sees: no HTTP, headers too large, or a timeout. */
export function respondToBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const code = CODES[error.code ?? ""] ?? "INVALID_INPUT";
  const { status, message } = ERRORS[code];
  const body = JSON.stringify({ error: message, code });
  if (!socket.writable) return void socket.destroy();
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Language: en\r\nAPI-Version: ${VERSION}\r\nAccess-Control-Allow-Origin: *\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
