import { DomainError } from "@daily-quran/domain/errors";

/** Runs work once a slot is free; throws BUSY when the queue is full. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Makes a semaphore of `atOnce` slots with a first-in-first-out queue of at most `waiting`. */
export function createSemaphore({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;

  const acquire = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new DomainError("BUSY");
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  };
  // The slot goes directly to the next waiter, so that a new caller cannot take it first.
  const release = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
