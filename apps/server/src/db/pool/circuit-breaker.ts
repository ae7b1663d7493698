import { databaseAway } from "./database-fault.ts";

/** A circuit breaker: while the database does not answer, requests fail at once and a probe retries. */
export interface CircuitBreaker {
  /** Throws DATABASE_AWAY while the database does not answer. */
  readonly assertAvailable: () => void;
  readonly answered: () => void;
  /** Work that began at this instant (performance.now) lost its connection. */
  readonly failed: (beganAt: number, reason: unknown) => void;
  /** Work that began then timed out: unless other work has been answered since, the database is frozen. */
  readonly timedOut: (beganAt: number, reason: unknown) => void;
  readonly stop: () => void;
}

interface BreakerOptions {
  /** Runs a query; rejects when the database does not answer. */
  readonly probe: () => Promise<unknown>;
  readonly onAway: (reason: unknown) => void;
}

const AWAY_AFTER_FAILURES = 2;
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 1_000;

/** Opens at the second failure and closes when a probe is answered; probes back off, with jitter. */
export function createCircuitBreaker({ probe, onAway }: BreakerOptions): CircuitBreaker {
  let failures = 0;
  let lastAt = -Infinity;
  let answeredAt = -Infinity;
  let reason: unknown;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const answered = (): void => {
    failures = 0;
    answeredAt = performance.now();
  };
  const failed = (beganAt: number, why: unknown): void => {
    // Queries that ran at the same time fail together: that is one failure.
    if (isStopped || beganAt <= lastAt) return;
    lastAt = performance.now();
    reason = why;
    failures += 1;
    if (failures < AWAY_AFTER_FAILURES) return;
    if (failures === AWAY_AFTER_FAILURES) onAway(why);
    schedule();
  };
  const timedOut = (beganAt: number, why: unknown): void => {
    if (answeredAt > beganAt) return;
    failures = Math.max(failures, AWAY_AFTER_FAILURES - 1);
    failed(beganAt, why);
  };
  const schedule = (): void => {
    retry ??= setTimeout(() => void probeAgain(), pauseAfter(failures)).unref();
  };
  const probeAgain = async (): Promise<void> => {
    try {
      await probe();
      retry = undefined;
      answered();
    } catch (error) {
      retry = undefined;
      lastAt = performance.now();
      reason = error;
      failures += 1;
      if (!isStopped) schedule();
    }
  };

  return {
    assertAvailable: () => {
      if (failures >= AWAY_AFTER_FAILURES) throw databaseAway(reason);
    },
    answered,
    failed,
    timedOut,
    stop: () => {
      isStopped = true;
      clearTimeout(retry);
    },
  };
}

function pauseAfter(failures: number): number {
  const whole = Math.min(FIRST_PAUSE_MS * 2 ** (failures - AWAY_AFTER_FAILURES), MAX_PAUSE_MS);
  return whole * (0.5 + Math.random() / 2);
}
