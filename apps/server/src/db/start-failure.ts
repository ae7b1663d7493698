import { isFailure } from "@daily-quran/embedded-postgres/failure";

const NAME = "StartFailure";

/** A start that cannot go on for a reason that the operator can mend: its message is all they need. */
export function startFailure(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause });
  error.name = NAME;
  return error;
}

/** Tells a start that the operator can mend from a bug of ours. */
export function isStartFailure(error: unknown): error is Error {
  return error instanceof Error && (error.name === NAME || isFailure(error));
}
