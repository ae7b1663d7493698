import type { User } from "@daily-quran/domain/user";
import type { Sql } from "../../db/client.ts";
import type { DeviceCookie } from "../../request/device-cookie.ts";
import type { SessionCookie } from "../../request/session-cookie.ts";
import { rememberDevice } from "./devices.ts";
import { findSessionUser } from "./sessions.ts";

/** Returns the user of a request's session; queries the database at the first call only. */
export function signedInUser(request: {
  readonly sql: Sql;
  readonly now: () => number;
  readonly sessionCookie: SessionCookie;
  readonly deviceCookie: DeviceCookie;
}): () => Promise<User | undefined> {
  let user: Promise<User | undefined> | undefined;
  return () => (user ??= findUser(request));
}

async function findUser({
  sql,
  now,
  sessionCookie,
  deviceCookie,
}: Parameters<typeof signedInUser>[0]): Promise<User | undefined> {
  const { token } = sessionCookie;
  if (!token) return undefined;
  const found = await findSessionUser({ sql, now: now() }, token);
  // An invalid cookie is not cleared: that could race with a sign-in that has just set one.
  if (found?.renewed) {
    sessionCookie.set(token);
    // Issues the cookie to older sessions too, and renews it.
    await rememberDevice({ sql, deviceCookie }, found.user.id);
  }
  return found?.user;
}
