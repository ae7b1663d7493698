import { expect, it } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { listUnsafeSettings } from "./prepare-database.ts";

const sql = useDatabase();

it.each([
  ["on", []],
  ["remote_write", []],
  ["local", ["synchronous_commit = local"]],
  ["off", ["synchronous_commit = off"]],
])("judges synchronous_commit = %s", async (value, unsafe) => {
  const listed = await sql.begin(async (sql) => {
    await sql`select set_config('synchronous_commit', ${value}, true)`;
    return await listUnsafeSettings(sql);
  });
  expect(listed.filter((setting) => setting.startsWith("synchronous_commit"))).toEqual(unsafe);
});
