import { DomainError } from "@daily-quran/domain/errors";
import { networkOf } from "../../features/auth/attempt/network.ts";
import { type RequestLimit, requestWindows } from "../../features/limit/request-windows.ts";
import { createLoadLimiter, type LoadLimits } from "./load-limiter.ts";

/** Runs work for a client of this address when its turn comes. */
export type CountedTurns = (address: string) => <Made>(work: () => Promise<Made>) => Promise<Made>;

const RETRY_SECONDS = 2;

/**
 * Turns for what a visitor's parameters cause: counted by network (TOO_MANY_REQUESTS), few at once, and fair between
 * networks (OVERLOADED).
 */
export function countedTurns(options: {
  readonly limit: RequestLimit;
  readonly load: LoadLimits;
  readonly now: () => number;
}): CountedTurns {
  const limiter = createLoadLimiter(options.load);
  const windows = requestWindows<string>(options.limit);
  return (address) => async (work) => {
    const network = networkOf(address);
    windows.count(network, options.now());
    if (!(await limiter.acquire(network)))
      throw new DomainError("OVERLOADED", undefined, RETRY_SECONDS);
    try {
      return await work();
    } finally {
      limiter.release();
    }
  };
}
