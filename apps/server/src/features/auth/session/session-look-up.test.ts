import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { useDatabase } from "../../../../test/database.ts";
import { insertUsers } from "../../../../test/people.ts";
import type { BesideUser } from "../../../request/access.ts";
import { sessionLookUp } from "./session-look-up.ts";
import { startSession } from "./sessions.ts";

const sql = useDatabase();
const now = Date.now;
const shout: BesideUser = ({ sql: on }) => on`upper(username)`;
const double: BesideUser = ({ sql: on }) => on`app_user.id * 2`;

async function hashesOf(...names: string[]): Promise<string[]> {
  const users = await insertUsers({ url: "", sql, now }, names);
  const tokens = await Promise.all(users.map(({ id }) => startSession({ sql, now: now() }, id)));
  return tokens.map((token) => createHash("sha256").update(token).digest("hex"));
}

test("sessions that are looked up at once are one statement, each with its own values beside", async () => {
  const [amina = "", bilal = ""] = await hashesOf("amina", "bilal");
  const lookUp = sessionLookUp(sql, now)([shout, double]);
  let asked = 0;
  sql.options.debug = () => (asked += 1);
  const found = await Promise.all([lookUp(bilal), lookUp("nobody's"), lookUp(amina)]);
  sql.options.debug = false;
  expect(asked).toBe(1);
  expect(found.map((row) => row && [row.username, row.beside])).toEqual([
    ["bilal", ["BILAL", 4]],
    undefined,
    ["amina", ["AMINA", 2]],
  ]);
});

test("with other values beside it is another statement, and without any there are none", async () => {
  const [amina = ""] = await hashesOf("amina");
  const sessions = sessionLookUp(sql, now);
  const rows = await Promise.all([sessions([])(amina), sessions([shout])(amina)]);
  expect(rows.map((row) => row?.beside)).toEqual([null, ["AMINA"]]);
});

test("the session of a disabled account is not found", async () => {
  const [amina = "", bilal = ""] = await hashesOf("amina", "bilal");
  await sql`update app_user set disabled_at = now() where username = 'amina'`;
  const lookUp = sessionLookUp(sql, now)([]);
  const found = await Promise.all([lookUp(amina), lookUp(bilal)]);
  expect(found.map((row) => row?.username)).toEqual([undefined, "bilal"]);
});
