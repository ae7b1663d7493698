import { LRUCache } from "lru-cache";
import { storedBytes } from "./packed-document.ts";
import type { ReadyDocument } from "./ready-document.ts";

/** Runs what makes a document when its turn comes. */
export type InTurn = (make: () => Promise<ReadyDocument>) => Promise<ReadyDocument>;

/** Without a wait. */
export const atOnce: InTurn = (make) => make();

/** An LRU cache of documents, made at first use. */
export interface DocumentCache {
  /** The cached document, else a promise; concurrent requests share it. */
  get(key: string, make: () => Promise<ReadyDocument>): ReadyDocument | Promise<ReadyDocument>;
}

/** Makes a cache of at most `maxBytes`, counting what is kept. */
export function documentCache(maxBytes: number): DocumentCache {
  const cache = new LRUCache<string, ReadyDocument, () => Promise<ReadyDocument>>({
    maxSize: maxBytes,
    sizeCalculation: storedBytes,
    // Eviction of an entry that is still being made must not fail its request.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });
  return { get: (key, make) => cache.get(key) ?? cache.forceFetch(key, { context: make }) };
}
