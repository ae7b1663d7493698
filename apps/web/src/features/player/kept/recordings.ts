import { RECITATIONS } from "../../../worker/cache-names.ts";

/** The addresses of the recordings on this device. */
const kept = new Set<string>();

/** Finds which recordings are on this device; a first call makes no cache. */
export async function findStored(): Promise<ReadonlySet<string>> {
  kept.clear();
  if ("caches" in globalThis && (await caches.has(RECITATIONS)))
    for (const { url } of await (await caches.open(RECITATIONS)).keys()) kept.add(url);
  return kept;
}

/** Where the copy of a recording can be played and sought; undefined where there is none. */
export const copyOf = (url: string): Promise<string> | undefined =>
  kept.has(url) ? readCopy(url) : undefined;

async function readCopy(url: string): Promise<string> {
  const blob = await (await caches.match(url, { cacheName: RECITATIONS }))?.blob();
  return blob ? URL.createObjectURL(blob) : url;
}
