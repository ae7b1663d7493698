import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** Responds to one request. */
export type Responder = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server of one test file. */
export interface FileServer {
  readonly url: string;
  /** The requested paths, each with its Range header if it had one. */
  readonly asked: string[];
  /** What responds to each path; all others are 404. */
  readonly responders: Map<string, Responder>;
}

/** Starts a server on the loopback for the tests of a file, with no files before each. */
export function useFileServer(): FileServer {
  const responders = new Map<string, Responder>();
  const asked: string[] = [];
  let url = "";
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push([path, request.headers.range].filter(Boolean).join(" "));
    const respond = responders.get(path);
    if (respond) respond(request, response);
    else response.writeHead(404).end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    responders.clear();
    asked.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get url() {
      return url;
    },
    asked,
    responders,
  };
}

/** The whole file at once. */
export function whole(body: string): Responder {
  return (_, response) => void response.end(body);
}

/** Breaks the connection half-way, and then serves the requested rest. */
export function breaking(body: string, headers: Record<string, string>): Responder {
  const bytes = Buffer.from(body);
  return ({ headers: { range } }, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? -1);
    if (from >= 0) {
      const part = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
      response.writeHead(206, { ...headers, "content-range": part }).end(bytes.subarray(from));
      return;
    }
    response.writeHead(200, { ...headers, "content-length": bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  };
}

/** Never stops sending; returns how much the client read until it left. */
export function endless(left: (bytes: number) => void): Responder {
  const chunk = Buffer.alloc(256 * 1024, 32);
  return (_, response) => {
    let sent = 0;
    const send = (): void => {
      do sent += chunk.length;
      while (response.write(chunk));
    };
    response.on("drain", send).on("close", () => left(sent));
    send();
  };
}
