import { databaseBusy } from "./database-fault.ts";

/** Lets one piece of work at a time go on; others wait without holding anything. */
export type WaitingLine = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface LineLimits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
}

/** A line with a limit to its length and to the wait, past which BUSY is thrown; `onEmpty` hears when nobody is left. */
export function waitingLine(
  { atOnce, waiting, waitMs }: LineLimits,
  onEmpty: () => void,
): WaitingLine {
  const line: (() => void)[] = [];
  let running = 0;

  const turn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw databaseBusy(new Error("too many wait for one row"));
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        line.splice(line.indexOf(go), 1);
        reject(databaseBusy(new Error(`a row was held for ${waitMs} ms`)));
      };
      const impatience = setTimeout(leave, waitMs);
      const go = (): void => {
        clearTimeout(impatience);
        resolve();
      };
      line.push(go);
    });
  };
  // A turn goes over to the next in line without becoming free in between.
  const end = (): void => {
    const next = line.shift();
    if (next) return next();
    running -= 1;
    if (running === 0) onEmpty();
  };

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
