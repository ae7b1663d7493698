const NAME = "EmbeddedPostgresFailure";

/** A start that cannot go on for a reason that the operator can mend: its message is all they need. */
export function failure(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause });
  error.name = NAME;
  return error;
}

/** Tells what the operator can mend from a bug. */
export function isFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}
