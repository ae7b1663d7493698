import { connect } from "node:net";
import { buffer } from "node:stream/consumers";

/** A request as its bytes are sent; the connection closes after it unless its headers say otherwise. */
export interface RawRequest {
  readonly method?: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly version?: string;
}

/** A response by its bytes: the status line, the other lines of its head sorted and without `Date`, the body. */
export interface RawResponse {
  readonly status: string;
  readonly head: readonly string[];
  readonly body: string;
}

/** Sends these bytes on a connection of their own, and returns all that comes back, as latin1. */
export async function exchange(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const client = connect({ host: hostname, port: Number(port) });
  client.write(bytes, "latin1");
  return (await buffer(client)).toString("latin1");
}

/** The bytes of a request. */
export function bytesOf({
  target,
  method = "GET",
  headers,
  body = "",
  version,
}: RawRequest): string {
  const all = { host: "localhost", connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/${version ?? "1.1"}\r\n${lines.join("")}\r\n${body}`;
}

/** Sends one request and returns its response. */
export async function sendRaw(url: string, request: RawRequest): Promise<RawResponse> {
  const bytes = await exchange(url, bytesOf(request));
  const end = bytes.indexOf("\r\n\r\n");
  const [status = "", ...head] = bytes.slice(0, end).split("\r\n");
  return {
    status,
    head: head.filter((line) => !/^date:/i.test(line)).toSorted(),
    body: bytes.slice(end + 4),
  };
}
