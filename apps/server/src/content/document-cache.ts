import type { ReadyDocument } from "./ready-document.ts";

/** An LRU cache of documents, made at first use. */
export interface DocumentCache {
  /** The cached document, else a promise; concurrent requests share it. */
  get(key: string, make: () => Promise<ReadyDocument>): ReadyDocument | Promise<ReadyDocument>;
}

/** Makes a cache of at most `maxBytes`, counting all encodings. */
export function documentCache(maxBytes: number): DocumentCache {
  const held = new Map<string, ReadyDocument>();
  const inTheMaking = new Map<string, Promise<ReadyDocument>>();
  let bytes = 0;

  const hold = (key: string, document: ReadyDocument): void => {
    held.set(key, document);
    bytes += sizeOf(document);
    for (const [oldest, old] of held) {
      if (bytes <= maxBytes || oldest === key) break;
      held.delete(oldest);
      bytes -= sizeOf(old);
    }
  };

  return {
    get: (key, make) => {
      const document = held.get(key);
      if (document) {
        // LRU: a Map keeps insertion order, so the oldest comes first.
        held.delete(key);
        held.set(key, document);
        return document;
      }
      const started = inTheMaking.get(key);
      if (started) return started;
      const making = make()
        .then((made) => {
          hold(key, made);
          return made;
        })
        .finally(() => inTheMaking.delete(key));
      inTheMaking.set(key, making);
      return making;
    },
  };
}

function sizeOf({ identity, gzip, br }: ReadyDocument): number {
  return identity.length + gzip.length + br.length;
}
