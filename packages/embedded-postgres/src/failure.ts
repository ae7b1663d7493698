const NAME = "EmbeddedPostgresFailure";

/** An error that the operator can fix; its message is enough. */
export function failure(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause });
  error.name = NAME;
  return error;
}

/** Tells errors that the operator can fix from bugs. */
export function isFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}

/** The words of a failure of Postgres; that the disk is full comes first, as it is what to act on. */
export function inWords(said: string, dataDirectory: string): string {
  return /No space left on device|ENOSPC/.test(said)
    ? `The disk of ${dataDirectory} is full. Free space on it; what was acknowledged is stored. Postgres said: ${said}`
    : said;
}

/** The message of an error, or what was thrown, as text. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
