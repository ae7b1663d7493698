/** A failure that is logged, not shown. */
export interface LoggedFailure {
  readonly what: string;
  readonly message: string;
  readonly at: number;
}

const MAX_LOGGED = 50;
const failures: LoggedFailure[] = [];
const untold: LoggedFailure[] = [];

/** Logs a background failure, not shown to the reader or on the console. */
export function logFailure(what: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  for (const log of [failures, untold]) {
    log.push({ what, message, at: Date.now() });
    if (log.length > MAX_LOGGED) log.shift();
  }
}

/** What was logged since the page was opened, the oldest first. */
export const loggedFailures = (): readonly LoggedFailure[] => [...failures];

/** Takes the oldest of those that the operator has not been told of. */
export const takeUntold = (most: number): readonly LoggedFailure[] => untold.splice(0, most);
