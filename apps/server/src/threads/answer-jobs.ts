import { parentPort } from "node:worker_threads";

/** In a worker thread: answers the jobs of `jobsApart`; what is thrown goes back with its stack. */
export function answerJobs(answer: (job: never) => unknown): void {
  const answerOne = async ({ id, job }: { readonly id: number; readonly job: never }) => {
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      parentPort?.postMessage({ id, result: await answer(job) });
    } catch (error) {
      const fault = error instanceof Error ? error.stack : String(error);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      parentPort?.postMessage({ id, fault });
    }
  };
  parentPort?.on("message", (asked) => void answerOne(asked));
}
