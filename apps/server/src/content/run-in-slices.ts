import { setImmediate } from "node:timers/promises";
import type { Steps } from "@daily-quran/steps/steps";

const MAX_SLICE_MS = 3;
/** Where requests never end, what is made in the background is made all the same. */
const MOST_AHEAD = 7;

/** Whether a reader waits for a piece, or everyone will want it some time. */
export type Rank = "request" | "background";

const waiting: Readonly<Record<Rank, (() => void)[]>> = { request: [], background: [] };
let isRunning = false;

/** Queues short work, one piece in each turn of the event loop, so that requests are served in between. */
export async function inOwnTurn<Result>(
  work: () => Result,
  rank: Rank = "request",
): Promise<Result> {
  const result = new Promise<Result>((resolve, reject) => {
    waiting[rank].push(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
    });
  });
  if (!isRunning) void runAll();
  return await result;
}

async function runAll(): Promise<void> {
  isRunning = true;
  let ahead = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await setImmediate();
    const { request, background } = waiting;
    const goesAhead = request[0] && (ahead < MOST_AHEAD || !background[0]);
    const piece = (goesAhead ? request : background).shift();
    if (!piece) break;
    ahead = goesAhead && background[0] ? ahead + 1 : 0;
    piece();
  }
  isRunning = false;
}

/** Runs a long job in slices of 3 ms, each in a turn of its own: other requests are served in between. */
export async function runInSlices<Result>(steps: Steps<Result>, rank?: Rank): Promise<Result> {
  for (;;) {
    const step = await inOwnTurn(() => runSlice(steps), rank);
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
