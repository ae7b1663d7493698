/** A key, and when it was pressed in milliseconds of the page's clock. */
export interface PressedKey {
  readonly key: string;
  readonly at: number;
}

/** Keys that wait until there is somebody to take them. */
export interface KeyQueue {
  readonly press: (key: PressedKey) => void;
  /** Gives the waiting keys, and from now on each, to `take`; returns how to end that. */
  readonly follow: (take: (key: PressedKey) => void) => () => void;
}

export function createKeyQueue(): KeyQueue {
  const waiting: PressedKey[] = [];
  let taker: ((key: PressedKey) => void) | undefined;
  return {
    press: (key) => (taker ? taker(key) : waiting.push(key)),
    follow(take) {
      taker = take;
      waiting.splice(0).forEach(take);
      return () => (taker = undefined);
    },
  };
}
