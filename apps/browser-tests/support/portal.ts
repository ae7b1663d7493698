import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";
import { FOREIGN } from "./contract.ts";

const SIGN_IN = "<!doctype html><title>Guest network</title><h1>Sign in to the guest network</h1>";

/** The product behind a network that can ask for a sign-in, or accept and never answer. */
export interface GuestNetwork {
  readonly url: string;
  /** Whether every address is answered with a page of the network's own, and with which status. */
  closedWith: 200 | 502 | 511 | "silence" | undefined;
  /** What the product answers at a path from now on, as JSON. */
  readonly answers: Map<string, unknown>;
  /** Is as it was; what was asked in silence is cut. */
  readonly comeBack: () => void;
  readonly close: () => Promise<void>;
}

/** Puts such a network in front of the product, at an address of its own on this machine. */
export async function openGuestNetwork(): Promise<GuestNetwork> {
  const product = new URL(inject("productUrl"));
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = "/", method, headers } = incoming;
    // A connection of its own: the product may close one that is kept just as it is used again.
    const options = { method, headers, agent: false };
    const passed = request(new URL(url, product), options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  };
  const server = createServer((incoming, outgoing) => {
    const status = network.closedWith;
    if (status === "silence") return;
    const headers = { "content-type": "text/html", [FOREIGN]: "yes" };
    const changed = network.answers.get(incoming.url ?? "");
    if (status) outgoing.writeHead(status, headers).end(SIGN_IN);
    else if (changed)
      outgoing.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(changed));
    else forward(incoming, outgoing);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const network: GuestNetwork = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    closedWith: undefined,
    answers: new Map(),
    comeBack: () => {
      network.closedWith = undefined;
      server.closeAllConnections();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return network;
}
