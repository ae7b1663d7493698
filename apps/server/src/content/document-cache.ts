import type { ReadyDocument } from "./ready-document.ts";

/** Documents that are made when they are first asked for; those asked for longest ago make room. */
export interface DocumentCache {
  /** The document at once if it is held, else a promise of the one that is being made. */
  get(key: string, make: () => Promise<ReadyDocument>): ReadyDocument | Promise<ReadyDocument>;
}

/** Holds documents of up to `maxBytes` in all, in all their encodings. */
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
        // Put last again: a Map gives its keys in the order of their insertion.
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
