import type { User } from "@daily-quran/domain/account/user";
import { hash } from "@node-rs/argon2";
import { insertUsers, type AppUnderTest, signedIn } from "./people.ts";
import type { Visitor } from "./visitor.ts";

/** The fields of a test's account. */
export const PASSWORD = "correct horse battery staple";

// The least that argon2id takes: a hundredth of what the application's own parameters cost.
const PASSWORD_HASH = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** A visitor who has registered under a name and is signed in. */
export async function registered(
  app: AppUnderTest,
  username: string,
): Promise<{ visitor: Visitor; user: User }> {
  const [user] = await insertUsers(app, [username], PASSWORD_HASH);
  if (!user) throw new Error(`${username} was not made`);
  return { visitor: await signedIn(app, user.id), user };
}
