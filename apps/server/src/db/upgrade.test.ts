import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp } from "../../test/app.ts";
import { backUp, restoring } from "../../test/backups.ts";
import { makeEmptyDatabase, UNHURRIED } from "../../test/database.ts";
import { request } from "../../test/request.ts";
import { rowsSince } from "../../test/growth/rows-since.ts";
import { makeScratchFolder, removeFolder } from "../../test/scratch-folder.ts";
import { testSettings } from "../../test/settings.ts";
import { restoreExternal } from "./backup/restore-external.ts";
import { type AnySql, connect, type DatabaseAddress, disconnect, type Sql } from "./client.ts";
import { applyPending, migrate } from "./migrate.ts";
import { MIGRATIONS, readMigrations } from "./migration-files.ts";

type Rows = Record<string, readonly string[]>;
type Columns = Record<string, readonly string[]>;

const files = await readMigrations(MIGRATIONS);
const names = files.map(({ name }) => name);
const earlier = files.slice(0, -1).map((_, index) => index + 1);
const WHILE_ACTIVE = Date.UTC(2026, 0, 10);
const BACKED_UP = [1, 9, 17, 23];

let folder: string;
let address: DatabaseAddress;
let sql: Sql;
/** Every row there was after so many migrations. */
const kept = new Map<number, { columns: Columns; rows: Rows }>();

beforeAll(async () => {
  folder = await makeScratchFolder();
  address = await makeEmptyDatabase();
  sql = connect(address, { max: 2, limits: UNHURRIED });
});
afterAll(async () => {
  await disconnect(sql);
  await removeFolder(folder);
});

/** Whose "no" was the default becomes one who has not been asked. */
const CHANGED = ["only_joins"];

async function columnsOf(sql: Sql): Promise<Columns> {
  const tables = await sql<{ name: string; columns: string[] }[]>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'migration' and column_name <> all(${CHANGED})
    group by table_name`;
  return Object.fromEntries(tables.map(({ name, columns }) => [name, columns]));
}

/** Every row of these tables as the text of these columns, sorted. */
async function rowsOf(sql: AnySql, columns: Columns): Promise<Rows> {
  const texts = Object.entries(columns).map(
    ([table, all]) =>
      `select '${table}' as "table", array(select row(${all.map((name) => `"${name}"`).join(", ")})::text
        from ${table} order by 1) as rows`,
  );
  const tables = await sql.unsafe<{ table: string; rows: string[] }[]>(texts.join(" union all "));
  return Object.fromEntries(tables.map(({ table, rows }) => [table, rows]));
}

const backupPath = (count: number): string => join(folder, `${count}.backup`);

test.each(earlier)(
  "what was there after %i migrations is there after the newest",
  async (count) => {
    const versions = join(folder, String(count));
    await mkdir(versions);
    for (const name of names.slice(0, count))
      await copyFile(join(MIGRATIONS, name), join(versions, name));
    await migrate(sql, versions);
    await sql.unsafe(rowsSince(count)).simple();
    const columns = await columnsOf(sql);
    const rows = await rowsOf(sql, columns);
    expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
    kept.set(count, { columns, rows });
    if (BACKED_UP.includes(count)) await backUp(address, backupPath(count));

    const undo = new Error("undo");
    const upgrade = sql.begin(async (sql) => {
      expect(await applyPending(sql, files)).toEqual(names.slice(count));
      // What is checked at a commit only.
      await sql`set constraints all immediate`;
      expect(await rowsOf(sql, columns)).toEqual(rows);
      throw undo;
    });
    await expect(upgrade).rejects.toBe(undo);
  },
);

test("so is what a backup of an earlier version had, and its people are still signed in", async () => {
  let newest = sql;
  for (const count of BACKED_UP) {
    const { columns, rows } = kept.get(count) ?? { columns: {}, rows: {} };
    const target = await makeEmptyDatabase();
    const { applied } = await restoreExternal(target, { ...restoring, path: backupPath(count) });
    expect(applied).toEqual(names.slice(count));
    newest = connect(target, { max: 2, limits: UNHURRIED });
    expect(await rowsOf(newest, columns)).toEqual(rows);
    if (count !== BACKED_UP.at(-1)) await disconnect(newest);
  }
  const running = await startApp(newest, { now: () => WHILE_ACTIVE, settings: testSettings() });
  const ask = async (path: string): Promise<unknown> =>
    await (await request(running.url + path, { headers: { cookie: "session=token-6" } })).json();
  expect({
    user: await ask("/api/user"),
    groups: await ask("/api/groups"),
    board: await ask("/api/cycles/5/leaderboard"),
    notifications: await ask("/api/notifications"),
  }).toMatchObject({
    user: { id: 6, username: "reader-6" },
    groups: [{ id: 5, name: "পাঠচক্র 6", activeCycles: [{ id: 5, name: "Winter" }] }],
    board: [{ points: 6, user: { username: "reader-6" } }],
    notifications: [{ title: "A new cycle", message: "Winter has begun", link: "/groups/5" }],
  });
  await running.close();
  await disconnect(newest);
});
