import type { User } from "@daily-quran/domain/user";
import { type Visitor, visitor } from "./visitor.ts";

/** What the account of a test is made of. */
export const PASSWORD = "correct horse battery staple";

/** A visitor who has registered under a name and is signed in. */
export async function registered(
  url: string,
  username: string,
): Promise<{ visitor: Visitor; user: User }> {
  const own = visitor(url);
  const email = `${username}@example.org`;
  const { status, body } = await own.send("POST /api/register", {
    username,
    email,
    password: PASSWORD,
  });
  if (status !== 201) throw new Error(`${username} could not register: ${JSON.stringify(body)}`);
  return { visitor: own, user: body as User };
}
