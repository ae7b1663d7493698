import { isFailure } from "@daily-quran/embedded-postgres/failure";

const NAME = "StartFailure";

/** A start that fails for a reason that the operator can fix; its message is enough. */
export function startFailure(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause });
  error.name = NAME;
  return error;
}

/** Whether the operator can fix this failure, or it is a bug of ours. */
export function isStartFailure(error: unknown): error is Error {
  return error instanceof Error && (error.name === NAME || isFailure(error));
}
