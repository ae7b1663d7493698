import { TOKEN_LIMIT } from "@daily-quran/domain/api-limits";
import { DomainError } from "@daily-quran/domain/errors";
import { LRUCache } from "lru-cache";

// More tokens than are in use at a time; one that is forgotten begins anew.
const MAX_COUNTED = 10_000;

/** What is left of a token's requests, and in how many seconds there are all of them again. */
export interface TokenQuota {
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Counts the requests of each token in a fixed window; throws TOO_MANY_REQUESTS over the limit. */
export interface TokenLimits {
  count(tokenId: number, now: number): TokenQuota;
}

export function tokenLimits({ requests, seconds }: Limit = TOKEN_LIMIT): TokenLimits {
  const windows = new LRUCache<number, { endsAt: number; used: number }>({ max: MAX_COUNTED });
  return {
    count(tokenId, now) {
      const known = windows.get(tokenId);
      const window =
        known && known.endsAt > now ? known : { endsAt: now + seconds * 1000, used: 0 };
      windows.set(tokenId, window);
      const resetSeconds = Math.ceil((window.endsAt - now) / 1000);
      if (window.used >= requests)
        throw new DomainError("TOO_MANY_REQUESTS", undefined, resetSeconds);
      window.used += 1;
      return { remaining: requests - window.used, resetSeconds };
    },
  };
}

interface Limit {
  readonly requests: number;
  readonly seconds: number;
}
