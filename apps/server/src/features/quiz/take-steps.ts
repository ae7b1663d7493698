import { setImmediate } from "node:timers/promises";
import type { Steps } from "@daily-quran/quiz-questions/steps";

const MAX_TURN_MS = 5;

/** Takes the steps of a work a few milliseconds at a time, so that other requests are answered in between. */
export async function takeSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const turnEnds = performance.now() + MAX_TURN_MS;
    while (performance.now() < turnEnds) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await setImmediate();
  }
}
