import type { Sql } from "../../../db/client.ts";
import type { Access, BesideUser } from "../../../request/access.ts";
import type { DeviceCookie, SessionCookie } from "../../../request/cookies.ts";
import { rememberDevice } from "./devices.ts";
import type { SessionLookUp } from "./session-look-up.ts";
import { findSessionUser } from "./sessions.ts";

const NOTHING: readonly BesideUser[] = [];

/** A request's user, and what the query of the session answered beside it. */
type Found = Pick<Access, "user" | "beside"> | undefined;

/**
 * Returns the user of a request's session; queries the database at the first call only, and then answers
 * `beside`, too.
 */
export function signedInUser(request: {
  readonly sql: Sql;
  readonly now: () => number;
  readonly sessions: SessionLookUp;
  readonly sessionCookie: SessionCookie;
  readonly deviceCookie: DeviceCookie;
}): (beside?: readonly BesideUser[]) => Promise<Found> {
  let found: Promise<Found> | undefined;
  return (beside = NOTHING) => (found ??= findUser(request, beside));
}

async function findUser(
  { sql, now, sessions, sessionCookie, deviceCookie }: Parameters<typeof signedInUser>[0],
  beside: readonly BesideUser[],
): Promise<Found> {
  const { token } = sessionCookie;
  if (!token) return undefined;
  const found = await findSessionUser({ sql, now: now() }, token, sessions(beside));
  // An invalid cookie is not cleared: that could race with a sign-in that has just set one.
  if (found?.renewed) {
    sessionCookie.set(token);
    // Issues the cookie to older sessions too, and renews it.
    await rememberDevice({ sql, deviceCookie }, found.user.id);
  }
  if (!found) return undefined;
  const values = found.beside;
  if (!values) return { user: found.user };
  return { user: found.user, beside: new Map(beside.map((one, index) => [one, values[index]])) };
}
