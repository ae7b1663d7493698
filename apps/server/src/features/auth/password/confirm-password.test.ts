import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../../test/accounts.ts";
import { useDatabase } from "../../../../test/database.ts";
import { FAILED, useLogins } from "../../../../test/sign-in/logins.ts";
import { signedIn } from "../../../../test/people.ts";

const sql = useDatabase();
const { attempt, one, statuses } = useLogins(sql);

test("confirming the password has its own count in each session", async () => {
  const { visitor: amina, user } = await registered(one(), "amina");
  const elsewhere = await signedIn(one(), user.id);
  const guess = { currentPassword: "wrong", newPassword: "another long password" };
  for (let index = 0; index < 10; index += 1)
    expect((await amina.send("POST /api/user/password", guess)).status).toBe(403);
  const right = { ...guess, currentPassword: PASSWORD };
  expect((await amina.send("POST /api/user/password", right)).status).toBe(429);
  expect((await amina.send("DELETE /api/user", { password: PASSWORD })).status).toBe(429);
  expect((await attempt({ username: "amina", password: PASSWORD })).status).toBe(200);
  expect((await elsewhere.send("POST /api/user/password", right)).status).toBe(204);
});

test("guesses at the sign-in don't stop a signed-in user from changing the password", async () => {
  const { visitor: amina } = await registered(one(), "amina");
  expect(await statuses(21, { username: "amina" })).toEqual([...FAILED(20), 429]);
  const change = { currentPassword: PASSWORD, newPassword: "another long password" };
  expect((await amina.send("POST /api/user/password", change)).status).toBe(204);
});
