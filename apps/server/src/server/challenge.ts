import { ERRORS, type ErrorCode } from "@daily-quran/domain/errors";

const BEARER = 'Bearer realm="Daily Quran Reading"';

const CHALLENGES: Partial<Readonly<Record<ErrorCode, string>>> = {
  INVALID_TOKEN: `${BEARER}, error="invalid_token"`,
  TOKEN_SCOPE: `${BEARER}, error="insufficient_scope"`,
};

/** The `WWW-Authenticate` of a failure (RFC 6750); never Basic, for which a browser would ask with a dialog of its own. */
export const challengeOf = (code: ErrorCode): string | undefined =>
  CHALLENGES[code] ?? (ERRORS[code].status === 401 ? BEARER : undefined);
