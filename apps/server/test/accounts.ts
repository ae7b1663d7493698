import type { User } from "@daily-quran/domain/user";
import { hash } from "@node-rs/argon2";
import { startSession } from "../src/features/auth/sessions.ts";
import type { Place } from "./people.ts";
import { type Visitor, visitor } from "./visitor.ts";

/** What the account of a test is made of. */
export const PASSWORD = "correct horse battery staple";

// The least that argon2id takes: a hundredth of what the application's own parameters cost.
const PASSWORD_HASH = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** A visitor who has registered under a name and is signed in. */
export async function registered(
  { url, sql, now }: Place,
  username: string,
): Promise<{ visitor: Visitor; user: User }> {
  const account = {
    username,
    email: `${username}@example.org`,
    passwordHash: PASSWORD_HASH,
    createdAt: new Date(now()),
  };
  const [user] = await sql<[User]>`
    insert into app_user ${sql(account)} returning id, username, email, created_at`;
  const own = visitor(url);
  own.cookies.set("session", await startSession({ sql, now: now() }, user.id));
  return { visitor: own, user };
}
