import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeEmptyDatabase, UNHURRIED } from "../../test/database.ts";
import { makeScratchFolder, removeFolder } from "../../test/scratch-folder.ts";
import { connect, disconnect, type DatabaseAddress, type Sql } from "./client.ts";
import { migrate } from "./migrate.ts";

const FIRST = { "00001_letters.sql": "create table letter (id integer);" };
const SECOND = { "00002_words.sql": "create table word (id integer);" };

let address: DatabaseAddress;
let sql: Sql;
let folder: string;

beforeEach(async () => {
  address = await makeEmptyDatabase();
  sql = connect(address, { limits: UNHURRIED });
  folder = await makeScratchFolder();
});

afterEach(async () => {
  await disconnect(sql);
  await removeFolder(folder);
});

async function write(files: Record<string, string>): Promise<string> {
  await rm(folder, { recursive: true });
  await mkdir(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

async function listTables(): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`;
  return tables.map(({ name }) => name);
}

it("applies pending migrations in order, and none twice", async () => {
  expect(await migrate(sql, await write(FIRST))).toEqual(["00001_letters.sql"]);
  expect(await migrate(sql, await write({ ...SECOND, ...FIRST }))).toEqual(["00002_words.sql"]);
  expect(await migrate(sql, folder)).toEqual([]);
  expect(await sql`select name, checksum from migration order by name`).toEqual([
    {
      name: "00001_letters.sql",
      checksum: "b469f27846c48d7ad08148da729a4320bb3c239666da7f036cc05794e84d2691",
    },
    {
      name: "00002_words.sql",
      checksum: "cc7c4b3202b7d17d68f2725bed9e9ee3eea68721c42422be1b8bc89c8514ba38",
    },
  ]);
});

it("runs in one of two concurrent starts", async () => {
  await write({ ...FIRST, ...SECOND });
  const other = connect(address, { limits: UNHURRIED });
  const applied = await Promise.all([migrate(sql, folder), migrate(other, folder)]);
  await disconnect(other);
  expect(applied.sort((a, b) => b.length - a.length)).toEqual([
    ["00001_letters.sql", "00002_words.sql"],
    [],
  ]);
});

it("changes nothing at all when one of them fails", async () => {
  await write({
    ...FIRST,
    "00002_bad.sql": "create table word (id integer); create tabel verse (id integer);",
  });
  await expect(migrate(sql, folder)).rejects.toThrow(
    'The migration 00002_bad.sql failed, and nothing was changed: PostgresError: syntax error at or near "tabel"',
  );
  expect(await listTables()).toEqual([]);
});

it("refuses one that was edited after it was applied", async () => {
  await migrate(sql, await write(FIRST));
  await write({ "00001_letters.sql": "create table letter (id bigint);", ...SECOND });
  await expect(migrate(sql, folder)).rejects.toThrow(
    "The migration 00001_letters.sql was edited after it was applied. Restore its text, and put the change into a new migration.",
  );
  expect(await listTables()).toEqual(["letter", "migration"]);
});

it("refuses a database that is newer than the code", async () => {
  await migrate(sql, await write({ ...FIRST, ...SECOND }));
  await expect(migrate(sql, await write(FIRST))).rejects.toThrow(
    "The database has the migration 00002_words.sql, which this version of the app does not have: it is older than the database. Start the newer version.",
  );
});

it.each([
  ["00003_words.sql", "The migration 00003_words.sql stands where 00002 is due"],
  ["00001_words.sql", "The migration 00001_words.sql stands where 00002 is due"],
  [
    "0002_words.sql",
    "The migration 0002_words.sql has no name of the form 00001_what-it-does.sql.",
  ],
  ["00002_words.txt", "The migration 00002_words.txt has no name of the form"],
])("refuses the name %s after 00001_letters.sql", async (name, message) => {
  await write({ ...FIRST, [name]: "select 1;" });
  await expect(migrate(sql, folder)).rejects.toThrow(message);
  expect(await listTables()).toEqual([]);
});
