import type { TransactionSql } from "postgres";
import { applyPending } from "../migrate.ts";
import { MIGRATIONS, type MigrationFile, readMigrations } from "../migration-files.ts";
import { type Backup, countRows, type OnProgress } from "./backup-format.ts";
import { migrationsOf } from "./backup-migrations.ts";
import { type CatalogTable, listTables } from "./catalog.sql.ts";
import { compareTables } from "./compare-tables.ts";
import { copyIn, counted } from "./copy-in.ts";
import { fixTextForms } from "./copy-out.ts";
import { quoteName } from "./quote-name.ts";
import { readBackup } from "./read-backup.ts";

export interface BackupLoading {
  readonly path: string;
  readonly onProgress: OnProgress;
  readonly signal?: AbortSignal | undefined;
  /** The folder of the migrations, where it is not the app's own. */
  readonly migrations?: string | undefined;
}

/** The result of loading a backup. */
export interface Loaded {
  readonly backup: Backup;
  /** Tables of the backup that no migration creates; they were left out. */
  readonly leftOut: readonly string[];
  /** The migrations that it did not have yet. */
  readonly applied: readonly string[];
}

/** Refuses a backup that this version of the app cannot restore, before anything is created. */
export async function refuseUnfit({ header }: Backup, migrations = MIGRATIONS): Promise<void> {
  migrationsOf(header, await readMigrations(migrations));
}

/**
 * Creates the backup's tables in an empty schema, stores its rows, compares every table with the file, and
 * applies the newer migrations, all in the caller's transaction.
 */
export async function loadBackup(sql: TransactionSql, loading: BackupLoading): Promise<Loaded> {
  const files = await readMigrations(loading.migrations ?? MIGRATIONS);
  await fixTextForms(sql);
  const { backup, made, leftOut } = await storeRows(sql, loading, files);
  await sql`set constraints all immediate`;
  for (const { name } of made) await setTriggers(sql, name, "enable");
  await setSequences(sql, backup);
  await compareTables(sql, { made, backup, ...loading });
  return { backup, leftOut, applied: await applyPending(sql, files) };
}

async function storeRows(
  sql: TransactionSql,
  { path, onProgress, signal }: BackupLoading,
  files: readonly MigrationFile[],
): Promise<{ backup: Backup; made: readonly CatalogTable[]; leftOut: readonly string[] }> {
  let made: readonly CatalogTable[] = [];
  const leftOut: string[] = [];
  let [done, total] = [0, 0];
  const backup = await readBackup(path, {
    signal,
    header: async (header) => {
      total = countRows(header);
      made = await makeTables(sql, migrationsOf(header, files));
    },
    rows: async (table, rows) => {
      const seen = counted(rows, (more) => {
        done += more;
        onProgress({ stage: "load", done, total });
      });
      if (made.some(({ name }) => name === table.name)) return await copyIn(sql, table, seen);
      leftOut.push(table.name);
      for await (const _ of seen);
    },
  });
  return { backup, made, leftOut };
}

/** Makes empty tables with triggers off: what the triggers would write is in the backup. */
async function makeTables(
  sql: TransactionSql,
  files: readonly MigrationFile[],
): Promise<readonly CatalogTable[]> {
  await applyPending(sql, files);
  const tables = await listTables(sql);
  for (const { name } of tables) await setTriggers(sql, name, "disable");
  const names = tables.map(({ name }) => quoteName(name)).join(", ");
  if (names) await sql.unsafe(`truncate ${names}`);
  return tables;
}

async function setTriggers(
  sql: TransactionSql,
  table: string,
  state: "enable" | "disable",
): Promise<void> {
  await sql.unsafe(`alter table ${quoteName(table)} ${state} trigger user`);
}

async function setSequences(sql: TransactionSql, { footer }: Backup): Promise<void> {
  for (const [name, last] of Object.entries(footer.sequences))
    await sql`select setval(to_regclass(quote_ident(${name})), ${last}::text::bigint)`;
}
