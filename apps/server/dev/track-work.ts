import { setTimeout as pause } from "node:timers/promises";

// A page is found, then its data are read, then it is rendered: longer than the reading takes.
const QUIET_MS = 50;

/** Work under way, and when there is none. */
interface WorkTracker {
  track<T>(start: () => Promise<T>): Promise<T>;
  /** Resolves once nothing has been under way for a moment. */
  idle(): Promise<void>;
}

/** Follows asynchronous work, so that what it needs is closed after it. */
export function trackWork(): WorkTracker {
  const underWay = new Set<Promise<unknown>>();
  return {
    track: (start) => {
      const work = start().finally(() => underWay.delete(work));
      underWay.add(work);
      return work;
    },
    idle: async () => {
      do {
        await Promise.allSettled(underWay);
        await pause(QUIET_MS);
      } while (underWay.size > 0);
    },
  };
}
