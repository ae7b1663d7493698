import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { type ApiResponse, visitor } from "../../../test/visitor.ts";

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
