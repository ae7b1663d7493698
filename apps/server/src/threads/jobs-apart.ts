import { Worker, type WorkerOptions } from "node:worker_threads";

/** Where jobs are done, by a module that answers them (`answerJobs`). */
interface Apart {
  readonly start: () => Worker;
  /** Of a job that fails, as a sentence without its full stop. */
  readonly failure: string;
  /** After this long without a job the thread ends, and what it holds. */
  readonly idleMs: number;
  /** A job that takes longer ends the thread, and fails as all that wait. */
  readonly limitMs?: number | undefined;
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: Error) => void;
}

interface Thread<Result> {
  readonly worker: Worker;
  readonly jobs: Map<number, Waiting<Result>>;
  idle?: NodeJS.Timeout;
  isLeft?: boolean;
}

/** Does jobs on a worker thread. */
export interface JobsApart<Job, Result> {
  /** Begins the thread if there is none; rejects where the job fails or the thread ends. `moved` goes uncopied. */
  readonly run: (job: Job, moved?: ArrayBuffer[]) => Promise<Result>;
  /** Ends the thread once its jobs are done. */
  readonly leave: () => void;
  /** Ends the thread at once. */
  readonly stop: () => Promise<void>;
}

/** One thread for jobs of a kind; it keeps no process alive, and the next job after its end begins another. */
export function jobsApart<Job, Result>(apart: Apart): JobsApart<Job, Result> {
  const { start, failure, idleMs, limitMs } = apart;
  let current: Thread<Result> | undefined;
  let begun = 0;

  const forget = (thread: Thread<Result>): void => {
    clearTimeout(thread.idle);
    if (current === thread) current = undefined;
  };
  const endNow = (thread: Thread<Result>): void => {
    // The next job must not be given to a thread that is ending.
    forget(thread);
    void thread.worker.terminate();
  };
  const begin = (): Thread<Result> => {
    const worker = start();
    const thread: Thread<Result> = { worker, jobs: new Map() };
    const end = (fault: Error): void => {
      forget(thread);
      for (const { reject } of thread.jobs.values()) reject(fault);
      thread.jobs.clear();
    };
    worker.unref();
    worker.on("message", ({ id, result, fault }) => {
      const job = thread.jobs.get(id);
      thread.jobs.delete(id);
      if (thread.jobs.size === 0)
        thread.idle = setTimeout(endNow, thread.isLeft ? 0 : idleMs, thread).unref();
      if (fault === undefined) job?.resolve(result);
      else job?.reject(new Error(`${failure}: ${fault}`));
    });
    worker.on("error", end);
    worker.on("exit", () => end(new Error(`${failure}: its thread ended.`)));
    return thread;
  };

  return {
    run: (job, moved) => {
      const thread = (current ??= begin());
      const { worker, jobs, idle } = thread;
      clearTimeout(idle);
      const id = (begun += 1);
      const late = limitMs === undefined ? undefined : setTimeout(endNow, limitMs, thread).unref();
      return new Promise<Result>((resolve, reject) => {
        jobs.set(id, { resolve, reject });
        worker.postMessage({ id, job }, moved);
      }).finally(() => clearTimeout(late));
    },
    leave: () => {
      if (!current) return;
      current.isLeft = true;
      if (current.jobs.size === 0) endNow(current);
    },
    stop: async () => {
      await current?.worker.terminate();
    },
  };
}

/** Starts a worker on a module (`*.ts`): its built file, or from the source, as in tests, with tsx. */
export function startModule({ href }: URL, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL(href.replace(/\.ts$/, ".js")), options);
  const load = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(href)}); })`;
  return new Worker(load, { ...options, eval: true });
}
