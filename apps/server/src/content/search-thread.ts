import type { Search, SearchFound } from "@daily-quran/search/search";
import { jobsApart, type JobsApart, startModule } from "../threads/jobs-apart.ts";
import { makeOnce } from "./make-once.ts";
import type { ReadyDocument } from "./ready-document.ts";

/** What a search is asked: a query, and which part of its results. */
export type SearchJob = Parameters<Search["find"]>;

/** As `Search`, on a thread of its own. */
export interface SearchApart {
  readonly find: (...job: SearchJob) => Promise<SearchFound>;
  /** Frees its index once nobody waits for it: its texts were replaced. */
  readonly leave: () => void;
}

// A small young generation: what the build of the index leaves is collected at once, 45 MB.
const MEMORY = { maxYoungGenerationSizeMb: 4 };

// The index of 80 MB is built again in about a second.
const IDLE_MS = 60 * 60_000;

/** Searches a document of texts to search: the first query waits for its index. */
export function searchApart(texts: () => ReadyDocument | Promise<ReadyDocument>): SearchApart {
  let begun: JobsApart<SearchJob, SearchFound> | undefined;
  const thread = makeOnce(async () => {
    const { gzip } = await texts();
    return (begun = jobsApart({
      start: () =>
        startModule(new URL("./search-worker.ts", import.meta.url), {
          workerData: gzip,
          resourceLimits: MEMORY,
        }),
      failure: "A search failed",
      idleMs: IDLE_MS,
    }));
  });
  return {
    find: async (...job) => await (await thread()).run(job),
    leave: () => begun?.leave(),
  };
}
