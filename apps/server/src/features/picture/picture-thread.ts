import { Worker } from "node:worker_threads";
import type { PictureSpec } from "./picture-spec.ts";

/** Draws a picture as PNG. */
export type DrawPicture = (spec: PictureSpec) => Promise<Buffer>;

interface Job {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (fault: Error) => void;
}

// Pictures are asked for in bursts, when a link is shared.
const IDLE_MS = 10_000;

/** From the built server a file of its own; from its source, as in tests, with a loader for TypeScript. */
function startWorker(): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./picture-worker.js", import.meta.url));
  const load =
    'import("tsx/esm/api").then(({ register }) => { register(); return import(require("node:worker_threads").workerData); })';
  const { href } = new URL("./picture-worker.ts", import.meta.url);
  return new Worker(load, { eval: true, workerData: href });
}

/** Draws pictures one after another on a worker thread, which begins with the first and ends when idle. */
export function drawApart(idleMs = IDLE_MS): {
  readonly draw: DrawPicture;
  readonly stop: () => Promise<void>;
} {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let begun = 0;
  const jobs = new Map<number, Job>();

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const begin = (): Worker => {
    const thread = startWorker();
    thread.unref();
    thread.on("message", ({ id, png, fault }) => {
      const job = jobs.get(id);
      jobs.delete(id);
      if (jobs.size === 0) idle = setTimeout(() => void stop(), idleMs).unref();
      if (png) job?.resolve(Buffer.from(png));
      else job?.reject(new Error(`A picture could not be drawn: ${fault}`));
    });
    const end = (fault: Error): void => {
      if (worker === thread) worker = undefined;
      else if (worker) return;
      for (const job of jobs.values()) job.reject(fault);
      jobs.clear();
    };
    thread.on("error", end);
    thread.on("exit", () => end(new Error("The thread that draws pictures ended.")));
    return thread;
  };

  return {
    stop,
    draw: (spec) => {
      worker ??= begin();
      clearTimeout(idle);
      const id = (begun += 1);
      const thread = worker;
      return new Promise((resolve, reject) => {
        jobs.set(id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        thread.postMessage({ id, spec });
      });
    },
  };
}
