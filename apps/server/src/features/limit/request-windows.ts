import { DomainError } from "@daily-quran/domain/errors";
import { LRUCache } from "lru-cache";

// More callers than there are at a time; one that is forgotten begins anew.
const MAX_COUNTED = 10_000;

/** What is left of a caller's requests, and in how many seconds there are all of them again. */
export interface RequestQuota {
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Counts the requests of each caller in a fixed window; throws TOO_MANY_REQUESTS over the limit. */
export interface RequestWindows<Caller> {
  count(caller: Caller, now: number): RequestQuota;
}

/** Makes windows of so many requests each. */
export function requestWindows<Caller extends number | string>({
  requests,
  seconds,
}: RequestLimit): RequestWindows<Caller> {
  const windows = new LRUCache<Caller, { endsAt: number; used: number }>({ max: MAX_COUNTED });
  return {
    count(caller, now) {
      const known = windows.get(caller);
      const latest = now + seconds * 1000;
      // One that ends later began before the clock was set back.
      const isOpen = known !== undefined && known.endsAt > now && known.endsAt <= latest;
      const window = isOpen ? known : { endsAt: latest, used: 0 };
      windows.set(caller, window);
      const resetSeconds = Math.ceil((window.endsAt - now) / 1000);
      if (window.used >= requests)
        throw new DomainError("TOO_MANY_REQUESTS", undefined, resetSeconds);
      window.used += 1;
      return { remaining: requests - window.used, resetSeconds };
    },
  };
}

/** How many requests a caller may make in a window of so many seconds. */
export interface RequestLimit {
  readonly requests: number;
  readonly seconds: number;
}
