// A worker has no target origin.
/* oxlint-disable unicorn/require-post-message-target-origin */
import type { SearchTexts } from "@daily-quran/domain/search/search";
import { searchTexts } from "@daily-quran/domain/api-paths";
import { createSearch } from "@daily-quran/search/search";
import type { SearchRequest, SearchReply } from "./search-messages.ts";

/** Loads the texts, builds the index and answers, off the page's thread. */
const worker = self as unknown as {
  postMessage: (message: SearchReply) => void;
  addEventListener: (
    type: "message",
    listener: (event: MessageEvent<SearchRequest>) => void,
  ) => void;
};

async function start(): Promise<void> {
  const response = await fetch(searchTexts, { cache: "no-cache" });
  if (!response.ok) throw new Error(`The texts of the search: ${response.status}`);
  const search = createSearch((await response.json()) as SearchTexts);
  worker.addEventListener("message", ({ data: { id, query, limit } }) =>
    worker.postMessage({ id, found: search.find(query, { limit }) }),
  );
  worker.postMessage({ ready: true });
}

start().catch((error: unknown) => worker.postMessage({ failed: String(error) }));
