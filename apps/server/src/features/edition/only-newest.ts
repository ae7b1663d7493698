/** Runs `work` one at a time; calls during a run share the one run that follows it, so that each sees all that came before it. */
export function onlyNewest(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const run = (): Promise<void> => {
    running = work().finally(() => (running = undefined));
    return running;
  };

  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}
