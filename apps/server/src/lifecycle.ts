import type { DatabaseLog } from "./db/log.ts";

/** The parts of `process` that the lifecycle uses. */
interface LifecycleProcess {
  on(event: string, listener: (...values: unknown[]) => void): unknown;
  exit(code: number): void;
}

export interface Lifecycle {
  isStopping(): boolean;
  /** Adds a step of the stop; the last one added is the first to run. */
  onStop(step: () => Promise<void>): void;
  /** Runs every step once, then ends the process. */
  stop(exitCode: number): Promise<void>;
}

interface Surroundings {
  readonly process: LifecycleProcess;
  readonly signals: readonly string[];
  readonly log: DatabaseLog;
  /** In milliseconds; by default of a clock that nobody sets. */
  readonly now?: () => number;
}

// Debounce: Ctrl-C arrives twice, from the terminal and from pnpm.
const DEBOUNCE_MS = 500;

/** Graceful shutdown: exit code 0 for a signal, 1 for an uncaught error; a second signal exits at once. */
export function startLifecycle({
  process,
  signals,
  log,
  now = () => performance.now(),
}: Surroundings): Lifecycle {
  const steps: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  let signalledAt: number | undefined;

  const runSteps = async (exitCode: number): Promise<void> => {
    let code = exitCode;
    for (let step = steps.pop(); step; step = steps.pop())
      await step().catch((error: unknown) => {
        code = 1;
        log.error(`Stopping: ${stackOf(error)}`);
      });
    process.exit(code);
  };
  const stop = (exitCode: number): Promise<void> => (stopping ??= runSteps(exitCode));

  for (const signal of signals)
    process.on(signal, () => {
      if (signalledAt !== undefined && now() - signalledAt > DEBOUNCE_MS) process.exit(1);
      signalledAt ??= now();
      void stop(0);
    });
  for (const event of ["uncaughtException", "unhandledRejection"])
    process.on(event, (error) => {
      log.error(`A fault that nobody caught: ${stackOf(error)}`);
      void stop(1);
    });

  return {
    isStopping: () => stopping !== undefined,
    onStop: (step) => void steps.push(step),
    stop,
  };
}

/** What was thrown, with its stack where it has one. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
