import { setTimeout as pause } from "node:timers/promises";

// A page is found, then its data are read, then it is rendered: longer than the reading takes.
const QUIET_MS = 50;

/** Pending work, and when there is none. */
interface WorkTracker {
  track<T>(start: () => Promise<T>): Promise<T>;
  /** Resolves once no work has been pending for 50 ms. */
  idle(): Promise<void>;
}

/** Follows asynchronous work, so that what it needs is closed after it. */
export function trackWork(): WorkTracker {
  const pending = new Set<Promise<unknown>>();
  return {
    track: (start) => {
      const work = start().finally(() => pending.delete(work));
      pending.add(work);
      return work;
    },
    idle: async () => {
      do {
        await Promise.allSettled(pending);
        await pause(QUIET_MS);
      } while (pending.size > 0);
    },
  };
}
