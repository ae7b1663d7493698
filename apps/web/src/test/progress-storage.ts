import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";

// Its classes stay, for what ends after a test; tests that do not ask for a storage have none.
Reflect.deleteProperty(globalThis, "indexedDB");

/** Gives the test a browser storage for progress that is empty; jsdom has none. */
export function emptyProgressStorage(): void {
  vi.stubGlobal("indexedDB", new IDBFactory());
}
