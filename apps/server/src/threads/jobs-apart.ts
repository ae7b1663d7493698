import { Worker, type WorkerOptions } from "node:worker_threads";

/** Where jobs are done, by a module that answers them (`answerJobs`). */
interface Apart {
  readonly start: () => Worker;
  /** Of a job that fails, as a sentence without its full stop. */
  readonly failure: string;
  /** After this long without a job the thread ends, and what it holds. */
  readonly idleMs: number;
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: Error) => void;
}

interface Thread<Result> {
  readonly worker: Worker;
  readonly jobs: Map<number, Waiting<Result>>;
  idle?: NodeJS.Timeout;
}

/** Does jobs on a worker thread, which begins with the first one; a job rejects where it fails or the thread ends. */
export interface JobsApart<Job, Result> {
  readonly run: (job: Job) => Promise<Result>;
  readonly stop: () => Promise<void>;
}

/** One thread for jobs of a kind; it keeps no process alive, and the next job after its end begins another. */
export function jobsApart<Job, Result>({ start, failure, idleMs }: Apart): JobsApart<Job, Result> {
  let current: Thread<Result> | undefined;
  let begun = 0;

  const begin = (): Thread<Result> => {
    const worker = start();
    const thread: Thread<Result> = { worker, jobs: new Map() };
    const leave = (): void => {
      clearTimeout(thread.idle);
      if (current === thread) current = undefined;
    };
    const end = (fault: Error): void => {
      leave();
      for (const { reject } of thread.jobs.values()) reject(fault);
      thread.jobs.clear();
    };
    worker.unref();
    worker.on("message", ({ id, result, fault }) => {
      const job = thread.jobs.get(id);
      thread.jobs.delete(id);
      if (thread.jobs.size === 0)
        thread.idle = setTimeout(() => {
          // The next job must not be given to a thread that is ending.
          leave();
          void worker.terminate();
        }, idleMs).unref();
      if (fault === undefined) job?.resolve(result);
      else job?.reject(new Error(`${failure}: ${fault}`));
    });
    worker.on("error", end);
    worker.on("exit", () => end(new Error(`${failure}: its thread ended.`)));
    return thread;
  };

  return {
    run: (job) => {
      const { worker, jobs, idle } = (current ??= begin());
      clearTimeout(idle);
      const id = (begun += 1);
      return new Promise((resolve, reject) => {
        jobs.set(id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ id, job });
      });
    },
    stop: async () => {
      await current?.worker.terminate();
    },
  };
}

/** Starts a module (`*.ts`): from the built server its file, from the source, as in tests, a loader for TypeScript. */
export function startModule({ href }: URL, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL(href.replace(/\.ts$/, ".js")), options);
  const load = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(href)}); })`;
  return new Worker(load, { ...options, eval: true });
}
