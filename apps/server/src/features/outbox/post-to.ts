import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns";
import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether an IP address may be connected to. */
export type ConnectionRule = (address: string) => boolean;

/** Asks for all addresses of a name, as `dns.lookup` does. */
export type LookUpAll = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly signal: AbortSignal;
}

/** What a server answered; `retryAfter` in seconds. */
export interface Answer {
  readonly status: number;
  readonly retryAfter: number | undefined;
}

/** Whether an address is on the public internet: none of this machine, of a private network, or of a cloud's own. */
export const isPublicAddress: ConnectionRule = (address) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/** Makes what posts to addresses that others gave; checked when it connects, and redirects are not followed. */
export function postTo(
  mayConnect: ConnectionRule,
  lookUp: LookUpAll = lookup,
): (address: string, post: Post) => Promise<Answer> {
  const guarded: LookupFunction = (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const refused = found?.find(({ address }) => !mayConnect(address));
      if (error || refused) done(error ?? refusal(hostname), []);
      else done(null, found);
    });
  };
  const kept = { keepAlive: true, maxSockets: 100 };
  const agents = { "http:": new HttpAgent(kept), "https:": new HttpsAgent(kept) };
  return async (address, { headers, body, signal }) => {
    const url = new URL(address);
    const { protocol } = url;
    const host = url.hostname.replaceAll(/[[\]]/g, "");
    if (isIP(host) && !mayConnect(host)) throw refusal(host);
    const request = protocol === "http:" ? httpRequest : httpsRequest;
    const agent = agents[protocol === "http:" ? "http:" : "https:"];
    return await new Promise<Answer>((resolve, reject) => {
      const sent = request(url, { method: "POST", agent, headers, lookup: guarded, signal });
      sent.on("error", reject);
      sent.on("response", (response: IncomingMessage) => {
        response.resume();
        response.on("error", reject);
        response.on("end", () => {
          const seconds = Number(response.headers["retry-after"]);
          const retryAfter = Number.isInteger(seconds) && seconds > 0 ? seconds : undefined;
          resolve({ status: response.statusCode ?? 0, retryAfter });
        });
      });
      sent.end(body);
    });
  };
}

/** An address that may not be connected to. */
export class RefusedAddress extends Error {}

const refusal = (host: string): Error =>
  new RefusedAddress(`${host} is not on the public internet`);
