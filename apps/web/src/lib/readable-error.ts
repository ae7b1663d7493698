/** An error whose message is for a person, in their language. */
export class ReadableError extends Error {}

/** The readable error that was thrown, or that a library has wrapped; undefined for any other. */
export const readableError = (error: unknown): ReadableError | undefined =>
  [error, error instanceof Error && error.cause].find((each) => each instanceof ReadableError);
