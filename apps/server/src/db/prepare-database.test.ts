import { expect, test } from "vitest";
import { makeEmptyDatabase, UNHURRIED, useDatabase } from "../../test/database.ts";
import { connect, disconnect } from "./client.ts";
import { prepareDatabase, warnOfSurroundings } from "./prepare-database.ts";

const ignore = () => {};
const own = useDatabase();

test("a pool on a new database knows the types that its migrations have just created", async () => {
  const address = await makeEmptyDatabase();
  expect((await prepareDatabase(address, ignore))[0]).toBe("00001_accounts.sql");
  const sql = connect(address, { limits: UNHURRIED });
  const [row] = await sql`select ${["member", "admin"]}::member_role[] as roles`;
  expect(row?.roles).toEqual(["member", "admin"]);
  await disconnect(sql);
  expect(await prepareDatabase(address, ignore)).toEqual([]);
});

async function warningsOf(connections: number, aheadMs: number): Promise<readonly string[]> {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (text: string) => void warnings.push(text), error: () => {} };
  await warnOfSurroundings(own, { connections, now: () => Date.now() + aheadMs }, log);
  return warnings;
}

test("nothing is said where the clocks agree and there is room", async () => {
  expect(await warningsOf(1, 0)).toEqual([]);
  expect(await warningsOf(1, 5_000)).toEqual([]);
});

test.each([
  [60_000, /^The database's clock is (?:59|60) s behind this host's: /],
  [-60_000, /^The database's clock is (?:59|60) s ahead of this host's: /],
])("a host's clock that is off by %i ms is named", async (aheadMs, sentence) => {
  const warnings = await warningsOf(1, aheadMs);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(sentence);
});

test("more connections than the database has room for are named", async () => {
  const [warning, ...others] = await warningsOf(100_000, 0);
  expect(others).toEqual([]);
  expect(warning).toMatch(
    /^The database has room for \d+ more connections \(max_connections\), and this process may open 100000: /,
  );
});
