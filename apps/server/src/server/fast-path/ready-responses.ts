import type { IncomingMessage } from "node:http";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { nextDayStart } from "@daily-quran/reading-schedule/global-day";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Content } from "../../content/content.ts";
import type { ReadyDocument } from "../../content/ready-document.ts";
import { ENCODINGS } from "../../documents/accepted-encoding.ts";
import { acceptedEncodingOf, matchesEtag } from "../../documents/send-document.ts";

/** What a document depends on besides its address: the UTC day, by its end, and the text. */
interface Moment {
  readonly dayEnd: number;
  readonly version: string;
}

/** A response that is about to be sent. */
interface ResponseToKeep {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly document: ReadyDocument;
  /** From before the document was looked up: what belongs to another moment is not kept. */
  readonly moment: Moment;
  /** Its `Cache-Control` at an instant (epoch milliseconds), where that counts down to the day's end. */
  readonly controlAt?: ((now: number) => string) | undefined;
  /** Whether it is the right response to another request for the same address. */
  readonly suits?: ((request: IncomingMessage) => boolean) | undefined;
}

/** A whole response, as it was sent. */
export interface ReadyResponse extends Pick<ResponseToKeep, "controlAt" | "suits"> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: Buffer | undefined;
  /** The pattern of its route. */
  readonly route: string;
}

/** Documents' responses by address, as they were sent last, for as long as the day and the text last. */
export interface ReadyResponses {
  moment(): Moment;
  /** Keeps a response when it has been sent; not for an address or a request that is out of the ordinary. */
  keep(response: ResponseToKeep): void;
  find(request: IncomingMessage): ReadyResponse | undefined;
}

// Thrice the readings of both kinds of address. Bodies are mostly shared with the content.
const MAX_ADDRESSES = 2_000;
const MAX_BYTES = 32 * 1024 * 1024;

// Without a query, and with nothing in it that is encoded or that a router would normalise.
const PLAIN_ADDRESS = /^\/(?:[\w:-]+(?:\/[\w:-]+)*)?$/;

// With one of these a request is more than a question for a document.
const ODD_HEADERS = ["authorization", "content-length", "transfer-encoding", "expect", "upgrade"];

/**
 * Makes the cache; `now` returns epoch milliseconds. Of a query it knows the parameters that mean something: without
 * one of them an address is the same as without a query.
 */
export function readyResponses(
  content: Content,
  now: () => number,
  meaningful: ReadonlySet<string>,
): ReadyResponses {
  const addressOf = ({ url = "" }: IncomingMessage): string => {
    const at = url.indexOf("?");
    if (at < 0) return url;
    const names = [...new URLSearchParams(url.slice(at)).keys()];
    return names.some((name) => meaningful.has(name)) ? url : url.slice(0, at);
  };
  const cache = new LRUCache<string, readonly (ReadyResponse | undefined)[]>({
    max: MAX_ADDRESSES,
    maxSize: MAX_BYTES,
    sizeCalculation: (variants) => variants.reduce((sum, one) => sum + (one?.body?.length ?? 0), 1),
  });
  let cachedFor: Moment = { dayEnd: 0, version: "" };

  const moment = (): Moment => {
    const { version } = content;
    const left = cachedFor.dayEnd - now();
    if (left <= 0 || left > DAY_MS || version !== cachedFor.version) {
      cache.clear();
      cachedFor = { dayEnd: nextDayStart(now()), version };
    }
    return cachedFor;
  };

  return {
    moment,
    keep: (made) => {
      const { raw } = made.request;
      const url = addressOf(raw);
      if (!PLAIN_ADDRESS.test(url) || isOdd(raw)) return;
      const wanted = made.reply.statusCode;
      // Only then are its headers final.
      made.reply.raw.once("finish", () => {
        if (moment() !== made.moment) return;
        const response = responseOf(made);
        // A failure may follow after the document was found.
        if (response.status !== wanted && response.status !== 304) return;
        // One person's, whatever else it says.
        if ("set-cookie" in response.headers) return;
        const variants = [...(cache.get(url) ?? [])];
        variants[variantOf(raw, response.status === 304)] = response;
        cache.set(url, variants);
      });
    },
    find: (request) => {
      moment();
      const variants = cache.get(addressOf(request));
      if (!variants || isOdd(request)) return undefined;
      const whole = variantOf(request, false);
      const unchanged = variantOf(request, true);
      const etag = (variants[whole] ?? variants[unchanged])?.etag ?? "";
      const isKnown = matchesEtag(request.headers["if-none-match"], etag);
      const response = variants[isKnown ? unchanged : whole];
      return response?.suits?.(request) === false ? undefined : response;
    },
  };
}

/** The headers of a response at `now` (epoch milliseconds). */
export function headersAt(
  { headers, controlAt }: ReadyResponse,
  now: number,
): ReadyResponse["headers"] {
  return controlAt === undefined ? headers : { ...headers, "cache-control": controlAt(now) };
}

const isOdd = ({ method, headers }: IncomingMessage): boolean =>
  (method !== "GET" && method !== "HEAD") ||
  ODD_HEADERS.some((name) => headers[name] !== undefined);

/** The place of a request's response among those of its address. */
function variantOf({ method, headers }: IncomingMessage, isUnchanged: boolean): number {
  const encoding = ENCODINGS.indexOf(acceptedEncodingOf(headers["accept-encoding"]));
  return encoding + (isUnchanged ? 3 : 0) + (method === "HEAD" ? 6 : 0);
}

function responseOf({ request, reply, document, controlAt, suits }: ResponseToKeep): ReadyResponse {
  const encoding = acceptedEncodingOf(request.headers["accept-encoding"]);
  const hasBody = reply.statusCode !== 304 && request.method !== "HEAD";
  return {
    status: reply.statusCode,
    headers: Object.fromEntries(
      Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
    ),
    etag: String(reply.getHeader("etag")),
    body: hasBody ? document[encoding] : undefined,
    route: request.routeOptions.url ?? "",
    controlAt,
    suits,
  };
}
