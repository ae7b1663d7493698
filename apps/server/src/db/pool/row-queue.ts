import { afterSilence } from "./after-silence.ts";
import { databaseBusy } from "./database-fault.ts";

/** Runs work once a slot for the row is free; the rest call `onWait` and wait without a connection. */
export type RowQueue = <Result>(
  work: () => Promise<Result>,
  onWait?: () => void,
) => Promise<Result>;

interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
}

/**
 * Makes a queue of bounded length and wait, past which it throws BUSY; `onEmpty` runs when nothing is left.
 */
export function createRowQueue(
  { atOnce, waiting, waitMs }: QueueLimits,
  onEmpty: () => void,
): RowQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  const acquire = async (onWait?: () => void): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw databaseBusy(new Error("too many wait for one row"));
    onWait?.();
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => {
        queue.splice(queue.indexOf(go), 1);
        reject(databaseBusy(new Error(`a row was held for ${waitMs} ms`)));
      };
      const stop = afterSilence(waitMs, giveUp);
      const go = (): void => {
        stop();
        resolve();
      };
      queue.push(go);
    });
  };
  // The slot goes directly to the next waiter, so that a new caller cannot take it first.
  const release = (): void => {
    const next = queue.shift();
    if (next) return next();
    running -= 1;
    if (running === 0) onEmpty();
  };

  return async (work, onWait) => {
    await acquire(onWait);
    try {
      return await work();
    } finally {
      release();
    }
  };
}
