import { expect, test } from "vitest";
import { makeEmptyDatabase, UNHURRIED } from "../../test/database.ts";
import { connect, disconnect } from "./client.ts";
import { prepareDatabase } from "./prepare-database.ts";

const ignore = () => {};

test("a pool on a new database knows the types that its migrations have just created", async () => {
  const address = await makeEmptyDatabase();
  expect((await prepareDatabase(address, ignore))[0]).toBe("00001_accounts.sql");
  const sql = connect(address, { limits: UNHURRIED });
  const [row] = await sql`select ${["member", "admin"]}::member_role[] as roles`;
  expect(row?.roles).toEqual(["member", "admin"]);
  await disconnect(sql);
  expect(await prepareDatabase(address, ignore)).toEqual([]);
});
