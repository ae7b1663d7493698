import type { User } from "@daily-quran/domain/account/user";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { beforeEach } from "vitest";
import type { Sql } from "../src/db/client.ts";
import { startSession } from "../src/features/auth/session/sessions.ts";
import { type Visitor, visitor } from "./visitor.ts";

/** A signed-in user of an app. */
export interface Person extends Visitor {
  readonly id: number;
  readonly username: string;
}

/** A running app as tests see it: its address, its database and its clock. */
export interface AppUnderTest {
  readonly url: string;
  readonly sql: Sql;
  readonly now: () => number;
}

/**
 * Makes users with sessions, in the order of their names, without the cost of hashing passwords that nobody
 * will type.
 */
export async function people<Name extends string>(
  app: AppUnderTest,
  ...names: readonly Name[]
): Promise<Record<Name, Person>> {
  const made: [string, Person][] = [];
  for (const { id, username } of await insertUsers(app, names))
    made.push([username, { ...(await signedIn(app, id)), id, username }]);
  return Object.fromEntries(made) as Record<Name, Person>;
}

/** The same before each test, as people who stay: made anew, each is the same object. */
export function usePeople<Name extends string>(
  app: AppUnderTest,
  ...names: readonly Name[]
): Record<Name, Person> {
  const all = Object.fromEntries(names.map((name) => [name, {}])) as Record<Name, Person>;
  beforeEach(async () => {
    const made = await people(app, ...names);
    for (const name of names) Object.assign(all[name], made[name]);
  });
  return all;
}

/** A visitor with a new session of a user. */
export async function signedIn({ url, sql, now }: AppUnderTest, userId: number): Promise<Visitor> {
  const own = visitor(url);
  own.cookies.set("session", await startSession({ sql, now: now() }, userId));
  return own;
}

/**
 * Users of these names, in their order; nobody can sign in to one by the password unless its hash is given.
 */
export async function insertUsers(
  { sql, now }: AppUnderTest,
  names: readonly string[],
  passwordHash = "-",
): Promise<User[]> {
  const createdAt = new Date(now());
  const seenOn = utcDay(now());
  const users = names.map((username) => {
    const email = `${username}@example.org`;
    return { username, email, passwordHash, createdAt, seenOn };
  });
  return await sql`insert into app_user ${sql(users)} returning id, username, email, created_at`;
}
