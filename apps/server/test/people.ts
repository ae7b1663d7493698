import type { Sql } from "../src/db/client.ts";
import { startSession } from "../src/features/auth/sessions.ts";
import { type Visitor, visitor } from "./visitor.ts";

/** A signed-in user of an app. */
export interface Person extends Visitor {
  readonly id: number;
  readonly username: string;
}

/** Where people live: the app's address, its database and its clock. */
export interface Place {
  readonly url: string;
  readonly sql: Sql;
  readonly now: () => number;
}

/** Makes users with sessions, in the order of their names, without the price of hashing passwords that nobody will type. */
export async function people<Name extends string>(
  place: Place,
  ...names: readonly Name[]
): Promise<Record<Name, Person>> {
  const made: [string, Person][] = [];
  for (const { id, username } of await insertUsers(place, names)) {
    const own = visitor(place.url);
    own.cookies.set("session", await startSession({ sql: place.sql, now: place.now() }, id));
    made.push([username, { ...own, id, username }]);
  }
  return Object.fromEntries(made) as Record<Name, Person>;
}

async function insertUsers(
  { sql, now }: Place,
  names: readonly string[],
): Promise<{ id: number; username: string }[]> {
  const createdAt = new Date(now());
  const users = names.map((username) => {
    const email = `${username}@example.org`;
    return { username, email, passwordHash: "-", createdAt };
  });
  return await sql`insert into app_user ${sql(users)} returning id, username`;
}
