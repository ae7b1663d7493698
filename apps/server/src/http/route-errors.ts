import type { ErrorCode } from "@daily-quran/domain/errors";

/** What any write without a body may be refused with. */
export const WRITE_ERRORS = [
  "FOREIGN_ORIGIN",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "BUSY",
  "DATABASE_AWAY",
] as const satisfies ErrorCode[];

/** What any write with a body may be refused with. */
export const BODY_ERRORS = ["INVALID_INPUT", ...WRITE_ERRORS] as const satisfies ErrorCode[];

/** What a write that hashes a password may be refused with. */
export const PASSWORD_ERRORS = ["TOO_MANY_REQUESTS", ...BODY_ERRORS] as const satisfies ErrorCode[];
