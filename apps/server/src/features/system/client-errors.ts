import { LRUCache } from "lru-cache";
import type { ReceiveClientErrors } from "../../request/context.ts";
import { networkWindows } from "../limit/network-windows.ts";

const HOUR_MS = 3_600_000;

/** The most that are logged in an hour, from however many networks. */
const LOGGED_AN_HOUR = 200;

/** What failed in browsers, as it is logged. */
interface HeardError {
  readonly page: string;
  readonly what: string;
  readonly message: string;
  readonly browser: string;
  /** How often it has come by now. */
  readonly times: number;
}

/**
 * Makes what hears each failure that browsers send, with what to log of it the first time, the tenth, the hundredth…:
 * nothing that tells a person apart.
 */
export function clientErrors(hear: (logged: HeardError | undefined) => void): ReceiveClientErrors {
  const count = networkWindows({ requests: 30, seconds: 3600 });
  const known = new LRUCache<string, number>({ max: 500 });
  let logged = { hour: 0, count: 0 };
  return ({ page, failures }, { now, address, userAgent = "" }) => {
    count(address, now);
    const browser = browserOf(userAgent);
    for (const failure of failures) {
      const [what, message] = [failure.what, failure.message].map(withoutPersonal) as [
        string,
        string,
      ];
      const times = (known.get(`${what} ${message}`) ?? 0) + 1;
      known.set(`${what} ${message}`, times);
      const hour = Math.floor(now / HOUR_MS);
      if (logged.hour !== hour) logged = { hour, count: 0 };
      const isLogged = /^10*$/.test(String(times)) && logged.count < LOGGED_AN_HOUR;
      if (isLogged) logged.count += 1;
      hear(isLogged ? { page, what, message, browser, times } : undefined);
    }
  };
}

/** A browser's name and its first number: the rest would tell people apart. */
const browserOf = (userAgent: string): string =>
  /(?:Firefox|Edg|Chrome|Version)\/\d+/.exec(userAgent)?.[0].replace("Version", "Safari") ??
  "other";

/** Without queries, mail addresses, and long runs of letters, which may be what one person alone knows. */
const withoutPersonal = (text: string): string =>
  text
    .replaceAll(/[?#][^\s)"']+/gu, "")
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/gu, "…")
    .replaceAll(/[\w-]{20,}/gu, "…");
