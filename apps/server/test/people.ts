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
  for (const name of names) made.push([name, await person(place, name)]);
  return Object.fromEntries(made) as Record<Name, Person>;
}

async function person({ url, sql, now }: Place, username: string): Promise<Person> {
  const email = `${username}@example.org`;
  const createdAt = new Date(now());
  const [{ id }] = await sql<[{ id: number }]>`
    insert into app_user ${sql({ username, email, passwordHash: "-", createdAt })} returning id`;
  const own = visitor(url);
  own.cookies.set("session", await startSession({ sql, now: now() }, id));
  return { ...own, id, username };
}
