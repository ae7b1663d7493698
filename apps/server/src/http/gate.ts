/** How much a gate lets through: so many at once, and a queue of so much work that nobody waits in it for longer than `waitMs`. */
export interface GateLimits {
  readonly atOnce: number;
  /** How many may wait, however quick they are. */
  readonly waiting: number;
  readonly waitMs: number;
}

/** Lets a bounded number of pieces of work run, first come first served, and turns away what would wait too long. */
export interface Gate {
  /** Whether the next one would be turned away; asked before anything is read of a request. */
  readonly isFull: () => boolean;
  /** Resolves to true once it is this one's turn, to false when it is turned away. */
  readonly enter: () => Promise<boolean>;
  /** Ends a turn. */
  readonly leave: () => void;
}

interface Waiting {
  readonly since: number;
  readonly decide: (entered: boolean) => void;
}

// How often the queue is looked through for those who have waited too long after all.
const LOOK_MS = 50;

// How much the last interval between two ends of turns says of the next one.
const WEIGHT = 0.1;

/** Makes a gate; `clock` gives milliseconds. */
export function createGate(
  { atOnce, waiting, waitMs }: GateLimits,
  clock: () => number = () => performance.now(),
): Gate {
  const queue: Waiting[] = [];
  let running = 0;
  let looking: NodeJS.Timeout | undefined;
  // Milliseconds from one end of a turn to the next while all turns are taken.
  let pace = waitMs / waiting;
  let lastEnd: number | undefined;

  const isFull = (): boolean => {
    if (running < atOnce || queue.length < atOnce) return false;
    return queue.length >= waiting || queue.length * pace > waitMs;
  };
  const keepPace = (): void => {
    const now = clock();
    if (running < atOnce) lastEnd = undefined;
    else {
      if (lastEnd !== undefined) pace += WEIGHT * (now - lastEnd - pace);
      lastEnd = now;
    }
  };
  // The first in the queue has waited longest.
  const turnAway = (): void => {
    const latest = clock() - waitMs;
    while (queue[0] && queue[0].since <= latest) queue.shift()?.decide(false);
    if (queue.length > 0) return;
    clearInterval(looking);
    looking = undefined;
  };

  return {
    isFull,
    enter: async () => {
      if (running < atOnce) {
        running += 1;
        return true;
      }
      if (isFull()) return false;
      looking ??= setInterval(turnAway, LOOK_MS).unref();
      return await new Promise<boolean>((decide) => {
        queue.push({ since: clock(), decide });
      });
    },
    leave: () => {
      keepPace();
      turnAway();
      // A turn goes over to the next in the queue without becoming free in between.
      const next = queue.shift();
      if (next) next.decide(true);
      else running -= 1;
    },
  };
}
