/** A failure that is logged, not shown. */
export interface LoggedFailure {
  readonly what: string;
  readonly message: string;
  readonly at: number;
}

const MAX_LOGGED = 50;
const failures: LoggedFailure[] = [];

/** Logs a background failure, not shown to the reader or on the console. */
export function logFailure(what: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  failures.push({ what, message, at: Date.now() });
  if (failures.length > MAX_LOGGED) failures.shift();
}

/** What was logged since the page was opened, the oldest first. */
export const loggedFailures = (): readonly LoggedFailure[] => failures;

/** Forgets what was logged. */
export const forgetFailures = (): void => void failures.splice(0);
