import type { WebApp } from "@daily-quran/domain/page";
import { jobsApart, startModule } from "../threads/jobs-apart.ts";

// Idle timeout: pages are rendered in bursts, and the thread holds a second copy of the web app.
const IDLE_MS = 5_000;

// Without a limit V8 delays garbage collection. A thread that needs more ends; the next page starts one.
const MEMORY = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 };

/**
 * Renders pages on a worker thread: one page takes as much CPU as hundreds of other responses.
 * `entry` is the file URL of the web app's server build.
 */
export const renderApart = (entry: string): WebApp["renderPage"] =>
  jobsApart<Parameters<WebApp["renderPage"]>[0], Awaited<ReturnType<WebApp["renderPage"]>>>({
    start: () =>
      startModule(new URL("./render-worker.ts", import.meta.url), {
        workerData: entry,
        resourceLimits: MEMORY,
      }),
    failure: "A page could not be rendered",
    idleMs: IDLE_MS,
  }).run;
