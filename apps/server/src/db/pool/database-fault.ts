import { DomainError } from "@daily-quran/domain/errors";

// A statement's own: timeout, full disk, out of memory. Others may still be answered, on the same connection.
const FAILED_ALONE = new Set(["57014", "53100", "53200"]);

/** Of a connection that answers, but is not what it should be. */
export const NOT_USABLE = "NOT_USABLE";

// Postgres: shutdown, starting, too many connections; the driver: lost connection.
const AWAY = new Set([
  ...FAILED_ALONE,
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "CONNECTION_CLOSED",
  NOT_USABLE,
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNRESET",
  "EPIPE",
]);

// Lock timeout, deadlock.
const BUSY = new Set(["55P03", "40P01"]);

const RETRY_SECONDS = 1;

/** DATABASE_AWAY with the reason as its cause, for the log. */
export function databaseAway(cause: unknown): DomainError {
  return refusal("DATABASE_AWAY", cause);
}

/** BUSY with the reason as its cause, for the log. */
export function databaseBusy(cause: unknown): DomainError {
  return refusal("BUSY", cause);
}

/** Whether this error means that the connection, or the whole database, is gone. */
export function isLostConnection(error: unknown): boolean {
  return isAway(error) && !FAILED_ALONE.has(codeOf(error) ?? "");
}

/** Maps a driver error to DATABASE_AWAY or BUSY, or returns it as it is. */
export function databaseFault(error: unknown): unknown {
  if (isAway(error)) return databaseAway(error);
  return BUSY.has(codeOf(error) ?? "") ? databaseBusy(error) : error;
}

function refusal(code: "DATABASE_AWAY" | "BUSY", cause: unknown): DomainError {
  return Object.assign(new DomainError(code, undefined, RETRY_SECONDS), { cause });
}

function isAway(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && (AWAY.has(code) || syscallOf(error) === "connect");
}

function codeOf(error: unknown): string | undefined {
  const known = error instanceof Error && "code" in error && typeof error.code === "string";
  return known ? (error.code as string) : undefined;
}

function syscallOf(error: unknown): unknown {
  return error instanceof Error && "syscall" in error ? error.syscall : undefined;
}
