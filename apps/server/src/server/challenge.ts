import type { ErrorCode } from "@daily-quran/domain/errors";

const BEARER = 'Bearer realm="Daily Quran Reading"';

/** The `WWW-Authenticate` of a 401; never Basic, for which a browser would ask with a dialog of its own. */
export const challengeOf = (code: ErrorCode): string =>
  code === "INVALID_TOKEN" ? `${BEARER}, error="invalid_token"` : BEARER;
