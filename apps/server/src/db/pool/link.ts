import { databaseAway } from "./database-fault.ts";

/** Whether the database answers; while it does not, it is tried now and then, and nobody waits for it. */
export interface Link {
  /** Throws DATABASE_AWAY while the database does not answer. */
  readonly demand: () => void;
  readonly answered: () => void;
  /** Something that began at this instant (performance.now) found no database. */
  readonly failed: (beganAt: number, reason: unknown) => void;
  /** Something that began then had no answer in its time: unless others had, the database is frozen. */
  readonly silent: (beganAt: number, reason: unknown) => void;
  readonly stop: () => void;
}

interface LinkOptions {
  /** Asks the database anything; rejects when it does not answer. */
  readonly probe: () => Promise<unknown>;
  readonly onAway: (reason: unknown) => void;
}

const AWAY_FROM = 2;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/** From the second failure on the database counts as away until a probe is answered; probes back off, with jitter. */
export function createLink({ probe, onAway }: LinkOptions): Link {
  let failures = 0;
  let lastAt = -Infinity;
  let answeredAt = -Infinity;
  let reason: unknown;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;

  const answered = (): void => {
    failures = 0;
    answeredAt = performance.now();
  };
  const failed = (beganAt: number, why: unknown): void => {
    // What was under way together fails together: that is one failure.
    if (isStopped || beganAt <= lastAt) return;
    lastAt = performance.now();
    reason = why;
    failures += 1;
    if (failures < AWAY_FROM) return;
    if (failures === AWAY_FROM) onAway(why);
    schedule();
  };
  const silent = (beganAt: number, why: unknown): void => {
    if (answeredAt > beganAt) return;
    failures = Math.max(failures, AWAY_FROM - 1);
    failed(beganAt, why);
  };
  const schedule = (): void => {
    again ??= setTimeout(() => void tryAgain(), pauseAfter(failures)).unref();
  };
  const tryAgain = async (): Promise<void> => {
    try {
      await probe();
      again = undefined;
      answered();
    } catch (error) {
      again = undefined;
      lastAt = performance.now();
      reason = error;
      failures += 1;
      if (!isStopped) schedule();
    }
  };

  return {
    demand: () => {
      if (failures >= AWAY_FROM) throw databaseAway(reason);
    },
    answered,
    failed,
    silent,
    stop: () => {
      isStopped = true;
      clearTimeout(again);
    },
  };
}

function pauseAfter(failures: number): number {
  const whole = Math.min(FIRST_PAUSE_MS * 2 ** (failures - AWAY_FROM), LONGEST_PAUSE_MS);
  return whole * (0.5 + Math.random() / 2);
}
