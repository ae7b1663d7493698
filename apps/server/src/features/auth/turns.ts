import { DomainError } from "@daily-quran/domain/errors";

/** Runs work when it is its turn; throws BUSY when too much is waiting already. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets `atOnce` pieces of work run at the same time and `waiting` more wait, first come first served. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): InTurn {
  const queue: (() => void)[] = [];
  let running = 0;

  const begin = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new DomainError("BUSY");
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  };
  // A turn goes over to the next in the queue without becoming free in between.
  const end = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
