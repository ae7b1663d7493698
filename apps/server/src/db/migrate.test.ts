import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeEmptyDatabase, UNHURRIED } from "../../test/database.ts";
import { makeScratchFolder, removeFolder } from "../../test/scratch-folder.ts";
import { connect, disconnect, type DatabaseAddress, type Sql } from "./client.ts";
import { migrate } from "./migrate.ts";
import { refuseBreaking } from "./migration-files.ts";

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

it("runs on a database that a newer release has migrated, unless its migration says from which one on it is safe", async () => {
  await migrate(sql, await write({ ...FIRST, ...SECOND }));
  expect(await migrate(sql, await write(FIRST))).toEqual([]);
  const third = { "00003_no-letters.after-00002.sql": "drop table letter;" };
  await migrate(sql, await write({ ...FIRST, ...SECOND, ...third }));
  expect(await migrate(sql, await write({ ...FIRST, ...SECOND }))).toEqual([]);
  await expect(migrate(sql, await write(FIRST))).rejects.toThrow(
    "The database has the migration 00003_no-letters.after-00002.sql, which this version of the app does not have: it is older than the database. Start the newer version.",
  );
});

it("refuses another history", async () => {
  await migrate(sql, await write({ ...FIRST, ...SECOND }));
  await expect(
    migrate(sql, await write({ ...FIRST, "00002_verses.sql": "create table verse ();" })),
  ).rejects.toThrow("The database has the migration 00002_words.sql");
});

it.each([
  ["drop table word;", "drop table"],
  ["alter table word drop column id;", "drop column"],
  ["alter table word rename column id to number;", "rename"],
  ["alter table word alter column id\n  set not null;", "set not null"],
  ["alter table word alter id type bigint;", "alter id type"],
  ["alter table word add constraint short check (id < 9);", "add constraint"],
  ["alter table word add column root text not null;", "add column root text not null"],
  ["create unique index word_id on word (id);", "create unique index word_id on word"],
])("%s must say after which migration it is safe", (text, found) => {
  expect(() => refuseBreaking({ name: "00045_x.sql", text })).toThrow(
    `00045_x.sql: "${found}" breaks a release`,
  );
  refuseBreaking({ name: "00046_x.after-00045.sql", text });
  expect(() => refuseBreaking({ name: "00046_x.after-00046.sql", text })).toThrow(
    "00046_x.after-00046.sql can only be safe after one before it.",
  );
});

it("what only adds is safe beside every release", () => {
  const text = `-- no drop table
    create table root (id integer primary key, word integer not null);
    create unique index root_word on root (word);
    alter table word add column root integer, add column known boolean not null default false;`;
  expect(() => refuseBreaking({ name: "00045_roots.sql", text })).not.toThrow();
});

it.each([
  ["00003_words.sql", "The migration 00003_words.sql stands where 00002 is due"],
  ["00001_words.sql", "The migration 00001_words.sql stands where 00002 is due"],
  [
    "0002_words.sql",
    "The migration 0002_words.sql has no name of the form 00001_what-it-does.sql or 00002_what-it-ends.after-00001.sql.",
  ],
  ["00002_words.txt", "The migration 00002_words.txt has no name of the form"],
])("refuses the name %s after 00001_letters.sql", async (name, message) => {
  await write({ ...FIRST, [name]: "select 1;" });
  await expect(migrate(sql, folder)).rejects.toThrow(message);
  expect(await listTables()).toEqual([]);
});
