import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import {
  backUp,
  type BackupParts,
  forge,
  ODD,
  restoring,
  useBackup,
} from "../../../test/backups.ts";
import { makeEmptyDatabase, useDatabase } from "../../../test/database.ts";
import { connect, disconnect, type DatabaseAddress, type Sql } from "../client.ts";
import { MIGRATIONS } from "../migration-files.ts";
import { migrate } from "../migrate.ts";
import { restoreExternal } from "./restore-external.ts";

const made = useBackup(useDatabase());
let target: DatabaseAddress;
beforeEach(async () => {
  target = await makeEmptyDatabase();
});

/** Queries the target without leaving a connection open. */
async function look<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = connect(target, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await disconnect(sql);
  }
}

const restore = (path = made.path, replace = false) =>
  restoreExternal(target, { ...restoring, path, replace });

const forged = async (change: (parts: BackupParts) => BackupParts): Promise<string> => {
  const path = join(made.folder, "forged.backup");
  await rm(path, { force: true });
  await forge(made.path, path, change);
  return path;
};

const tablesOfTarget = () =>
  look(
    (sql) =>
      sql`select schemaname, tablename from pg_tables where tablename in ('app_user', 'foreign')`,
  );

it("restores every row, sequence and trigger exactly", async () => {
  const { kept, leftOut, applied } = await restore();
  expect({ kept, leftOut, applied }).toEqual({ kept: undefined, leftOut: [], applied: [] });
  expect(await backUp(target, join(made.folder, "again.backup"))).toEqual(made.footer);
  await look(async (sql) => {
    expect(await sql`select description from reading_group where id = 1`).toEqual([
      { description: ODD },
    ]);
    const [last] = await sql`select max(id) as id from reading_group`;
    await sql`update reading_group set created_by = created_by`;
    const [cycle] =
      await sql`select cycle_id as id, sum(members)::int as members from standing_bucket group by 1 order by 1`;
    await sql`delete from standing where cycle_id = ${cycle?.["id"]}`;
    expect(
      await sql`select sum(members)::int as members from standing_bucket where cycle_id = ${cycle?.["id"]}`,
    ).toEqual([{ members: 0 }]);
    const [next] =
      await sql`select nextval(pg_get_serial_sequence('reading_group', 'id'))::int as id`;
    expect(next).toEqual({ id: Number(last?.["id"]) + 1 });
  });
});

it("moves the old data to another schema when it replaces it", async () => {
  await restore();
  await look((sql) => sql`update app_user set email = 'old@example.org' where id = 1`);
  await expect(restore()).rejects.toThrow("There is data already, and nothing was changed.");
  expect((await restore(made.path, true)).kept).toBe("the schema before_restore_20260302030405");
  expect(await backUp(target, join(made.folder, "replaced.backup"))).toEqual(made.footer);
  const kept = () =>
    look((sql) => sql`select email from before_restore_20260302030405.app_user where id = 1`);
  expect(await kept()).toEqual([{ email: "old@example.org" }]);
  // Neither schema depends on the other.
  await look((sql) => sql`drop schema before_restore_20260302030405 cascade`);
  expect(await look((sql) => migrate(sql))).toEqual([]);
});

it("refuses a database that holds tables of another app, and changes nothing", async () => {
  await restore();
  await look((sql) => sql`create table "foreign" ()`);
  const before = await tablesOfTarget();
  await expect(restore(made.path, true)).rejects.toThrow(
    "This database holds tables that are not the app's (foreign). Restore into a database of its own. Nothing was changed.",
  );
  expect(await tablesOfTarget()).toEqual(before);
});

it("refuses while the app has connections", async () => {
  await look(async (sql) => {
    await sql`select 1`;
    await expect(restore()).rejects.toThrow(
      "The app is running: it has 1 connections to this database. Stop it, and restore again. Nothing was changed.",
    );
  });
});

it("changes nothing when the database refuses a row, and says which rule it broke", async () => {
  const path = await forged(({ header, rows, footer }) => ({
    header,
    rows: rows.map((row) => row.replace("amina@example.org", "amina")),
    footer,
  }));
  await expect(restore(path)).rejects.toThrow(
    /^The database failed, and nothing was changed: new row .* violates check constraint "app_user_email_form"$/,
  );
  expect(await tablesOfTarget()).toEqual([]);
});

it("changes nothing when a row refers to one that is not there", async () => {
  const path = await forged(({ header, rows, footer }) => {
    const at = header.tables.findIndex(({ name }) => name === "app_user");
    const first = header.tables.slice(0, at).reduce((sum, table) => sum + table.rows, 0);
    const tables = header.tables.map((table) =>
      table.name === "app_user" ? { ...table, rows: table.rows - 1 } : table,
    );
    return { header: { ...header, tables }, rows: rows.toSpliced(first, 1), footer };
  });
  await expect(restore(path)).rejects.toThrow(
    /^The database failed, and nothing was changed: insert or update on table .* violates foreign key constraint/,
  );
  expect(await tablesOfTarget()).toEqual([]);
});

it("changes nothing when it is stopped", async () => {
  const stopped = restoreExternal(target, {
    ...restoring,
    path: made.path,
    signal: AbortSignal.abort(),
  });
  await expect(stopped).rejects.toThrow("aborted");
  expect(await tablesOfTarget()).toEqual([]);
});

it("refuses the backup of a newer version of the app, and one with another history", async () => {
  const newer = await forged(({ header, ...rest }) => {
    header.productVersion = "9.0.0";
    header.migrations.push({ name: "99999_later.sql", checksum: "0" });
    return { header, ...rest };
  });
  await expect(restore(newer)).rejects.toThrow(
    "The backup was made by version 9.0.0 of the app, which has the migration 99999_later.sql that this one does not have.",
  );
  const other = await forged(({ header, ...rest }) => {
    const migrations = header.migrations.map(({ name }) => ({ name, checksum: "0" }));
    return { header: { ...header, migrations }, ...rest };
  });
  await expect(restore(other)).rejects.toThrow(
    "The backup was made with another text of the migration 00001_accounts.sql.",
  );
  expect(await tablesOfTarget()).toEqual([]);
});

it("migrates the backup of an older version", async () => {
  const older = join(made.folder, "older");
  const names = (await readdir(MIGRATIONS)).sort();
  for (const name of names.slice(0, 5)) await cp(join(MIGRATIONS, name), join(older, name));
  await look(async (sql) => {
    await migrate(sql, older);
    await sql`insert into app_user (username, email, password_hash, created_at) values ('amina', 'a@example.org', '-', now())`;
  });
  const path = join(made.folder, "older.backup");
  await backUp(target, path);
  expect((await restore(path, true)).applied).toEqual(names.slice(5));
  expect(await look((sql) => sql`select id, username from app_user`)).toEqual([
    { id: 1, username: "amina" },
  ]);
  expect(await look((sql) => sql`select name from migration order by name`)).toEqual(
    names.map((name) => ({ name })),
  );
});

it("leaves out tables that no migration makes, and names them", async () => {
  const path = await forged(({ header, rows, footer }) => {
    header.tables.push({ name: "own_notes", columns: ["note"], rows: 1 });
    return { header, rows: [...rows, "mine"], footer };
  });
  expect((await restore(path)).leftOut).toEqual(["own_notes"]);
});
