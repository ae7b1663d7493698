import { DomainError } from "@daily-quran/domain/errors";
import { widestNetworkOf } from "../../features/auth/attempt/network.ts";
import { networkWindows } from "../../features/limit/network-windows.ts";
import type { RequestLimit } from "../../features/limit/request-windows.ts";
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
  const count = networkWindows(options.limit);
  return (address) => async (work) => {
    count(address, options.now());
    const network = widestNetworkOf(address);
    if (!(await limiter.acquire(network)))
      throw new DomainError("OVERLOADED", undefined, RETRY_SECONDS);
    try {
      return await work();
    } finally {
      limiter.release();
    }
  };
}
