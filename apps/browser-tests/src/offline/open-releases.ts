import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";

/** The product as if it were renewed: each release names all its files anew, and has none of another's. */
export interface Releases {
  readonly url: string;
  release: number;
  /** What was asked for and is of another release. */
  readonly lost: readonly string[];
  readonly close: () => Promise<void>;
}

const FILE = /(-[\w-]{8})\.(js|css|woff2)\b/g;
const NAMED = /\.release-(\d+)(?=\.\w+$)/;
const TEXT = /html|javascript|css/;

/** Puts it in front of the product, at an address of its own on this machine. */
export async function openReleases(): Promise<Releases> {
  const lost: string[] = [];
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = "/", method = "GET" } = incoming;
    const of = Number(NAMED.exec(url)?.[1] ?? releases.release);
    if (of !== releases.release) {
      lost.push(url);
      outgoing.writeHead(404, { "content-type": "application/json" }).end("{}");
      return;
    }
    const { cookie = "", accept = "*/*" } = incoming.headers;
    const found = await fetch(new URL(url.replace(NAMED, ""), inject("productUrl")), {
      method,
      headers: { cookie, accept, "accept-encoding": "identity" },
      redirect: "manual",
    });
    const headers = Object.fromEntries(found.headers);
    for (const name of ["etag", "content-length", "last-modified", "content-encoding"])
      Reflect.deleteProperty(headers, name);
    outgoing.writeHead(found.status, headers);
    if (TEXT.test(headers["content-type"] ?? ""))
      outgoing.end((await found.text()).replaceAll(FILE, `$1.release-${of}.$2`));
    else outgoing.end(Buffer.from(await found.arrayBuffer()));
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const releases: Releases = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: 1,
    lost,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return releases;
}
