import { useSyncExternalStore } from "react";
import type { StoredValue } from "./storage.ts";

/** A stored value and its setter; the server and the first render in the browser see the fallback. */
export function useStoredValue<T>(stored: StoredValue<T>): [T, (value: T) => void] {
  const value = useSyncExternalStore(stored.subscribe, stored.get, () => stored.fallback);
  return [value, stored.set];
}
