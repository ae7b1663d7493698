import type { ErrorCode } from "@daily-quran/domain/errors";

/** The errors of any write without a body. */
export const WRITE_ERRORS = [
  "FOREIGN_ORIGIN",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "BUSY",
  "DATABASE_AWAY",
] as const satisfies ErrorCode[];

/** The errors of any write with a body. */
export const BODY_ERRORS = ["INVALID_INPUT", ...WRITE_ERRORS] as const satisfies ErrorCode[];

/** The errors of a write that hashes a password. */
export const PASSWORD_ERRORS = ["TOO_MANY_REQUESTS", ...BODY_ERRORS] as const satisfies ErrorCode[];
