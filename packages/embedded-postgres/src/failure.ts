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
