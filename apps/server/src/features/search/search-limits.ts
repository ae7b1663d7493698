import { SEARCH_LIMIT } from "@daily-quran/domain/api-limits";
import { networkWindows } from "../limit/network-windows.ts";

/** Counts the searches of each network; throws TOO_MANY_REQUESTS over the limit. */
export type SearchLimits = (address: string, now: number) => void;

export const searchLimits = (): SearchLimits => networkWindows(SEARCH_LIMIT);
