import type { Sql } from "../../db/client.ts";
import type { Access, BesideUser } from "../../request/access.ts";
import type { DeviceCookie } from "../../request/device-cookie.ts";
import type { SessionCookie } from "../../request/session-cookie.ts";
import { rememberDevice } from "./devices.ts";
import { findSessionUser } from "./sessions.ts";

/** A request's user, and what the query of the session answered beside it. */
type Found = Pick<Access, "user" | "beside"> | undefined;

/**
 * Returns the user of a request's session; queries the database at the first call only, and then answers
 * `beside`, too.
 */
export function signedInUser(request: {
  readonly sql: Sql;
  readonly now: () => number;
  readonly sessionCookie: SessionCookie;
  readonly deviceCookie: DeviceCookie;
}): (beside?: BesideUser) => Promise<Found> {
  let found: Promise<Found> | undefined;
  return (beside) => (found ??= findUser(request, beside));
}

async function findUser(
  { sql, now, sessionCookie, deviceCookie }: Parameters<typeof signedInUser>[0],
  beside: BesideUser | undefined,
): Promise<Found> {
  const { token } = sessionCookie;
  if (!token) return undefined;
  const store = { sql, now: now(), beside: beside?.({ sql, now }) };
  const found = await findSessionUser(store, token);
  // An invalid cookie is not cleared: that could race with a sign-in that has just set one.
  if (found?.renewed) {
    sessionCookie.set(token);
    // Issues the cookie to older sessions too, and renews it.
    await rememberDevice({ sql, deviceCookie }, found.user.id);
  }
  return (
    found && { user: found.user, ...(beside && { beside: { of: beside, value: found.beside } }) }
  );
}
