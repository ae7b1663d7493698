import { Worker } from "node:worker_threads";
import type { WebApp } from "@daily-quran/domain/page";

type RenderPage = WebApp["renderPage"];
type RenderedPage = Awaited<ReturnType<RenderPage>>;

interface Job {
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (fault: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly jobs: Map<number, Job>;
}

// Idle timeout: pages are rendered in bursts, and the thread holds a second copy of the web app.
const IDLE_MS = 5_000;

// Without a limit V8 delays garbage collection. A thread that needs more ends; the next page starts one.
const MEMORY = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 };

/**
 * Renders pages on a worker thread: one page takes as much CPU as hundreds of other responses.
 * `entry` is the file URL of the web app's server build.
 */
export function renderApart(entry: string): RenderPage {
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let jobsBegun = 0;

  const begin = (): Thread => {
    const worker = new Worker(new URL("./render-worker.mjs", import.meta.url), {
      workerData: entry,
      resourceLimits: MEMORY,
    });
    const begun: Thread = { worker, jobs: new Map() };
    worker.unref();
    worker.on("message", ({ id, page, fault }) => {
      const job = begun.jobs.get(id);
      begun.jobs.delete(id);
      if (page) job?.resolve(page);
      else job?.reject(new Error(`A page could not be rendered: ${fault}`));
    });
    const end = (fault: Error): void => {
      if (thread === begun) thread = undefined;
      for (const job of begun.jobs.values()) job.reject(fault);
      begun.jobs.clear();
    };
    worker.on("error", end);
    worker.on("exit", () => end(new Error("The thread that renders pages ended.")));
    return begun;
  };
  const stopIfIdle = (): void => {
    if (thread?.jobs.size !== 0) return;
    const { worker } = thread;
    // The next request must not be given to a thread that is ending.
    thread = undefined;
    void worker.terminate();
  };

  return async (request) => {
    const { worker, jobs } = (thread ??= begin());
    const id = (jobsBegun += 1);
    clearTimeout(idle);
    idle = setTimeout(stopIfIdle, IDLE_MS).unref();
    return await new Promise<RenderedPage>((resolve, reject) => {
      jobs.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id, request });
    });
  };
}
