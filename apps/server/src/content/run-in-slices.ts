import { setImmediate } from "node:timers/promises";
import type { Steps } from "@daily-quran/steps/steps";

const MAX_SLICE_MS = 5;

/** Runs a long job in slices of 5 ms, so that other requests are served in between. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const sliceEnds = performance.now() + MAX_SLICE_MS;
    while (performance.now() < sliceEnds) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await setImmediate();
  }
}
