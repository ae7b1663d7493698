import { setImmediate } from "node:timers/promises";
import type { Steps } from "@daily-quran/steps/steps";

const MAX_SLICE_MS = 3;

/** The last piece in the queue. */
let last: Promise<unknown> = Promise.resolve();

/** Queues short work, one piece in each turn of the event loop, so that requests are served in between. */
export async function inOwnTurn<Result>(work: () => Result): Promise<Result> {
  const mine = last.then(() => setImmediate()).then(work);
  last = mine.catch(() => {});
  return await mine;
}

/** Runs a long job in slices of 3 ms, each in a turn of its own: other requests are served in between. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = await inOwnTurn(() => runSlice(steps));
    if (step) return step.value;
  }
}

function runSlice<Result>(steps: Steps<Result>): IteratorReturnResult<Result> | undefined {
  const end = performance.now() + MAX_SLICE_MS;
  do {
    const step = steps.next();
    if (step.done) return step;
  } while (performance.now() < end);
  return undefined;
}
