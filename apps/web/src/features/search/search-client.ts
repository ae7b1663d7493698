// A worker has no target origin.
/* oxlint-disable unicorn/require-post-message-target-origin */
import { search } from "@daily-quran/domain/api-paths";
import { NO_SUCH_VERSE, readNoSuchVerse } from "@daily-quran/domain/search/no-such-verse";
import type { NoSuchVerse, SearchResult } from "@daily-quran/domain/search/search";
import { logFailure } from "../../lib/failure-log.ts";
import type { SearchRequest, SearchReply } from "./search-messages.ts";

/** What was found, and how many results there are in all. */
export interface Found {
  readonly total: number;
  readonly results: readonly SearchResult[];
  /** Where the query is a verse that does not exist: which do. */
  readonly noSuch?: NoSuchVerse | undefined;
}

/** Searches on the device once the texts are there, and on the server until then. */
export interface SearchClient {
  /** Rejects where neither the texts nor the server can be reached. */
  readonly find: (query: string, signal: AbortSignal) => Promise<Found>;
}

const LIMIT = 20;

let client: SearchClient | undefined;

/** The client of this page; the first call begins to load the texts. */
export function searchClient(): SearchClient {
  client ??= startClient();
  return client;
}

function startClient(): SearchClient {
  // oxlint-disable-next-line i18next/no-literal-string
  const worker = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (found: Found) => void>();
  let isReady = false;
  let lastId = 0;
  const loading = new Promise<void>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<SearchReply>) => {
      if ("ready" in data) {
        isReady = true;
        resolve();
      } else if ("failed" in data) reject(new Error(data.failed));
      else {
        waiting.get(data.id)?.(data.found);
        waiting.delete(data.id);
      }
    });
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
  });
  loading.catch((error: unknown) => {
    logFailure("search", error);
    // The next opening tries again.
    client = undefined;
  });
  const onDevice = (query: string) =>
    new Promise<Found>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      worker.postMessage({ id: lastId, query, limit: LIMIT } satisfies SearchRequest);
    });
  return {
    find: async (query, signal) => {
      if (isReady) return await onDevice(query);
      const local = loading.then(() => onDevice(query));
      return await Promise.any([local, onServer(query, signal)]);
    },
  };
}

async function onServer(query: string, signal: AbortSignal): Promise<Found> {
  // A long query does not fit into an address, and finds nothing more than its beginning.
  const parameters = new URLSearchParams({ q: query.slice(0, 200), limit: String(LIMIT) });
  const response = await fetch(`${search}?${parameters.toString()}`, {
    cache: "no-cache",
    signal,
  });
  if (!response.ok) throw new Error(`The search: ${response.status}`);
  const results = (await response.json()) as SearchResult[];
  const { headers } = response;
  const total = Number(headers.get("x-total-count") ?? results.length);
  return { results, total, noSuch: readNoSuchVerse(headers.get(NO_SUCH_VERSE)) };
}
