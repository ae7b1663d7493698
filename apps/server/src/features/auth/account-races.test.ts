import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { people, signedIn } from "../../../test/people.ts";
import { type ApiResponse, visitor } from "../../../test/visitor.ts";
import { hashOfSecret } from "../../request/secret.ts";

const sql = useDatabase();
const outside = sql;

const running = useApp(sql);

/** Signs in, and lets something happen after the password was found right and before the session is made. */
async function loginDuring(meanwhile: "change" | "deletion"): Promise<ApiResponse> {
  const { response } = await sql.begin(async (sql) => {
    if (meanwhile === "change") await sql`update app_user set password_hash = 'another'`;
    else await sql`delete from app_user`;
    const credentials = { username: "amina", password: PASSWORD };
    const pending = visitor(running.url).send("POST /api/login", credentials);
    await untilWaiting(outside);
    return { response: pending };
  });
  return await response;
}

test.each(["change", "deletion"] as const)(
  "who signs in during the %s of the account gets no session",
  async (meanwhile) => {
    await registered(running, "amina");
    await sql`delete from session`;
    const response = await loginDuring(meanwhile);
    expect([response.status, response.body.code]).toEqual([401, "INVALID_LOGIN"]);
    expect(await sql`select from session`).toEqual([]);
  },
);

const RESET_TOKEN = "a token of a reset link";

// Who changes a password or an address locks the account, and then deletes from these.
test.each([
  ["ending a session", "DELETE /api/user/sessions/1"],
  ["ending all sessions", "POST /api/user/sign-out-everywhere"],
  ["ending a token", "DELETE /api/user/tokens/1"],
  ["a reset link", "POST /api/password-reset"],
] as const)("%s locks the account before what belongs to it", async (_, call) => {
  const { amina } = await people({ url: running.url, sql, now: Date.now }, "amina");
  const other = await signedIn({ url: running.url, sql, now: Date.now }, amina.id);
  await other.send("POST /api/user/tokens", { name: "widget" });
  await sql`
    insert into password_reset (user_id, token_hash, expires_at)
    values (${amina.id}, ${hashOfSecret(RESET_TOKEN)}, now() + interval '1 hour')`;
  await sql`update account_event set created_at = now() - interval '10 years'`;
  const { response } = await sql.begin(async (sql) => {
    await sql`select from app_user for update`;
    const answer = other.send(call, { token: RESET_TOKEN, password: "four unrelated words here" });
    await untilWaiting(outside);
    for (const table of ["session", "access_token", "password_reset", "account_event"])
      await sql`select from ${sql(table)} for update`;
    return { response: answer };
  });
  expect((await response).status).toBeLessThan(300);
});
