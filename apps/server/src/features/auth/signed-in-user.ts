import type { User } from "@daily-quran/domain/user";
import type { Sql } from "../../db/client.ts";
import type { DeviceCookie } from "../../request/device-cookie.ts";
import type { SessionCookie } from "../../request/session-cookie.ts";
import { rememberDevice } from "./devices.ts";
import { findSessionUser } from "./sessions.ts";

/** Gives the user of a request's session; the database is asked at the first call, and once. */
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
  // A dead cookie is left alone: clearing it could take away the one that a sign-in has just set.
  if (found?.renewed) {
    sessionCookie.set(token);
    // Who signed in before there were device cookies gets one too, and nobody's runs out.
    await rememberDevice({ sql, deviceCookie }, found.user.id);
  }
  return found?.user;
}
