import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

/** A response as it was sent, not decompressed. */
export interface PlainResponse {
  readonly status: number;
  /** Those that belong to the document, not to the connection. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const OF_THE_CONNECTION = [
  "connection",
  "keep-alive",
  "date",
  "content-length",
  "transfer-encoding",
];

/** Asks loopback once; rejects if nobody answers. */
export async function fetchPlain(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<PlainResponse> {
  const request = get({ host: "127.0.0.1", port, path, headers, agent: false });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const kept = Object.entries(response.headers).filter(
    ([name, value]) => typeof value === "string" && !OF_THE_CONNECTION.includes(name),
  ) as [string, string][];
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(kept),
    body: Buffer.concat(chunks),
  };
}
