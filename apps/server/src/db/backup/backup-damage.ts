import { startFailure } from "../start-failure.ts";

const NAME = "BackupDamage";

/** The error of a damaged backup file. */
export function damage(what: string, cause?: unknown): Error {
  const error = new Error(what, { cause });
  error.name = NAME;
  return error;
}

/** The error of a file that is not a whole backup. */
export function isDamage(error: unknown): error is Error {
  return error instanceof Error && (error.name === NAME || codeOf(error).startsWith("Z_"));
}

/** The message for a file that cannot be read. */
export function unread(path: string, error: Error): Error {
  return startFailure(`${path} cannot be read: ${error.message}`, error);
}

/** What the operator reads of it. */
export function unreadable(path: string, error: Error): Error {
  return startFailure(`${path} is not a whole backup: ${wordsOf(error)}. Take another.`, error);
}

function wordsOf(error: Error): string {
  switch (codeOf(error)) {
    case "Z_BUF_ERROR":
      return "it ends too early";
    case "":
      return error.message;
    default:
      return `it is damaged or no backup at all (${error.message})`;
  }
}

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : "";
}
