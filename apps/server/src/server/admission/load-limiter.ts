import { fairQueue } from "./fair-queue.ts";

/** Limits: requests at once, and a queue short enough that nobody waits in it longer than `waitMs`. */
export interface LoadLimits {
  readonly atOnce: number;
  /** Maximum length of the queue, at any speed. */
  readonly waiting: number;
  readonly waitMs: number;
}

/** A semaphore whose queue is fair between networks (`from`) and rejects what would wait too long. */
export interface LoadLimiter {
  /** Whether the next one would be rejected; checked before a request's body is read. */
  readonly isFull: (from?: string) => boolean;
  /** Resolves to true when a slot is free, to false when rejected. */
  readonly acquire: (from?: string) => Promise<boolean>;
  /** Frees the slot. */
  readonly release: () => void;
}

interface Waiting {
  readonly since: number;
  readonly decide: (acquired: boolean) => void;
}

const SWEEP_MS = 50;

// Weight of the newest interval in the moving average.
const WEIGHT = 0.1;

/** Makes a limiter; `clock` returns milliseconds. */
export function createLoadLimiter(
  { atOnce, waiting, waitMs }: LoadLimits,
  clock: () => number = () => performance.now(),
): LoadLimiter {
  const queue = fairQueue<Waiting>();
  let running = 0;
  let sweep: NodeJS.Timeout | undefined;
  // Moving average of the milliseconds between two releases while all slots are taken.
  let pace = waitMs / waiting;
  let lastRelease: number | undefined;

  const hasRoom = (): boolean => {
    if (running < atOnce || queue.length() < atOnce) return true;
    return queue.length() < waiting && queue.length() * pace <= waitMs;
  };
  const measurePace = (): void => {
    const now = clock();
    if (running < atOnce) lastRelease = undefined;
    else {
      if (lastRelease !== undefined) pace += WEIGHT * (now - lastRelease - pace);
      lastRelease = now;
    }
  };
  const isExpired = ({ since }: Waiting): boolean => since <= clock() - waitMs;
  const rejectExpired = (): void => {
    for (const expired of queue.takeFirstWhile(isExpired)) expired.decide(false);
    if (queue.length() > 0) return;
    clearInterval(sweep);
    sweep = undefined;
  };

  return {
    isFull: (from = "") => !hasRoom() && !queue.canMakeRoom(from),
    acquire: async (from = "") => {
      if (running < atOnce) {
        running += 1;
        return true;
      }
      if (!hasRoom()) {
        if (!queue.canMakeRoom(from)) return false;
        queue.takeLastOfLongest()?.decide(false);
      }
      sweep ??= setInterval(rejectExpired, SWEEP_MS).unref();
      return await new Promise<boolean>((decide) => {
        queue.add(from, { since: clock(), decide });
      });
    },
    release: () => {
      measurePace();
      rejectExpired();
      // The slot goes directly to the next waiter, so that a new caller cannot take it first.
      const next = queue.next();
      if (next) next.decide(true);
      else running -= 1;
    },
  };
}
