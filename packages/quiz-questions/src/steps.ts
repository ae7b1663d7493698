/** Work in steps of a few milliseconds at most, so that whoever takes them can let others go first; it returns what it comes to. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Takes all the steps of a work at once. */
export function inOneGo<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
