import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import type { TransactionSql } from "../client.ts";
import { applyPending } from "../migrate.ts";
import { type MigrationFile, MIGRATIONS, readMigrations } from "../migration-files.ts";
import {
  type Backup,
  type BackupHeader,
  type BackupTable,
  countRows,
  type OnProgress,
} from "./backup-format.ts";
import { type CatalogTable, listTables } from "./catalog.sql.ts";
import { copyOut, fixTextForms } from "./copy-out.ts";
import { quoteName } from "./quote-name.ts";
import { readBackup } from "./read-backup.ts";
import { startFailure } from "../start-failure.ts";
import { countLines } from "./count-lines.ts";

interface Comparison {
  readonly made: readonly CatalogTable[];
  readonly backup: Backup;
  readonly onProgress: OnProgress;
  readonly signal?: AbortSignal | undefined;
}

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

/**
 * The migrations that a backup's tables are made of; refuses one that this version of the app cannot follow.
 */
function migrationsOf(
  { migrations, productVersion }: BackupHeader,
  files: readonly MigrationFile[],
): readonly MigrationFile[] {
  for (const [index, { name, checksum }] of migrations.entries()) {
    const file = files[index];
    if (file?.name !== name)
      throw startFailure(
        `The backup was made by version ${productVersion} of the app, which has the migration ${name} that this one does not have. Restore it with that version or a later one.`,
      );
    if (file.checksum !== checksum)
      throw startFailure(
        `The backup was made with another text of the migration ${name}. Restore it with the version of the app that made it (${productVersion}).`,
      );
  }
  return files.slice(0, migrations.length);
}

/** Reads the restored tables back and fails unless they equal the backup byte for byte. */
async function compareTables(
  sql: TransactionSql,
  { made, backup: { header, footer }, onProgress, signal }: Comparison,
): Promise<void> {
  const total = countRows(header);
  let done = 0;
  for (const { name, columns } of header.tables) {
    const table = made.find((each) => each.name === name);
    if (!table) continue;
    const digest = createHash("sha256");
    for await (const rows of copyOut(sql, { ...table, columns })) {
      signal?.throwIfAborted();
      digest.update(rows);
      done += countLines(rows);
      onProgress({ stage: "compare", done, total });
    }
    if (digest.digest("hex") !== footer.digests[name])
      throw startFailure(
        `The rows of ${name} came out of the database other than they are in the backup. Nothing was changed.`,
      );
  }
}

/** Stores rows in the text form of COPY; numbers of identity columns stay as they are. */
async function copyIn(
  sql: TransactionSql,
  { name, columns }: BackupTable,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const statement = `copy ${quoteName(name)} (${columns.map(quoteName).join(", ")}) from stdin`;
  await pipeline(rows, await sql.unsafe(statement).writable());
}

/** Passes rows on and reports their number after each chunk. */
async function* counted(
  rows: AsyncIterable<Buffer>,
  onRows: (more: number) => void,
): AsyncGenerator<Buffer> {
  for await (const bytes of rows) {
    onRows(countLines(bytes));
    yield bytes;
  }
}
