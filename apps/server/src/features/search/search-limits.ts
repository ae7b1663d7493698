import { SEARCH_LIMIT } from "@daily-quran/domain/api-limits";
import { networkOf } from "../auth/attempt/network.ts";
import { requestWindows } from "../limit/request-windows.ts";

/** Counts the searches of each network; throws TOO_MANY_REQUESTS over the limit. */
export type SearchLimits = (address: string, now: number) => void;

export function searchLimits(): SearchLimits {
  const windows = requestWindows<string>(SEARCH_LIMIT);
  return (address, now) => void windows.count(networkOf(address), now);
}
