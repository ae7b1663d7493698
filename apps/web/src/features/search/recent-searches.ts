import { storedValue } from "../../lib/storage/storage.ts";

const MAX_RECENT = 8;
const MAX_LENGTH = 100;

const parse = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value)
    ? value.filter((one): one is string => typeof one === "string").slice(0, MAX_RECENT)
    : undefined;

/** What was searched for on this device and led to a result, the newest first. */
export const recentSearches = storedValue<readonly string[]>("recent-searches", [], parse);

/** Keeps a search on this device. */
export function keepSearch(query: string): void {
  const kept = query.trim().slice(0, MAX_LENGTH);
  if (kept === "") return;
  const others = recentSearches.get().filter((one) => one !== kept);
  recentSearches.set([kept, ...others].slice(0, MAX_RECENT));
}
