import type { Sql, TransactionSql } from "./client.ts";
import { MIGRATIONS, readMigrations, type MigrationFile, worksAfter } from "./migration-files.ts";
import { startFailure } from "./start-failure.ts";

/** The advisory lock of migrations: "DQR" and "MIG" as numbers. */
export const MIGRATION_LOCK = { space: 0x445152, key: 0x4d4947 } as const;

interface Applied {
  name: string;
  checksum: string;
}

/** Applies all pending migrations or none, one process at a time; returns the applied names. */
export async function migrate(sql: Sql, directory = MIGRATIONS): Promise<string[]> {
  const files = await readMigrations(directory);
  return await sql.begin(async (sql) => {
    await sql`set local statement_timeout = 0`;
    await sql`set local lock_timeout = 0`;
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK.space}, ${MIGRATION_LOCK.key})`;
    return await applyPending(sql, files);
  });
}

/** Applies those of `files` that the database does not have yet, under the lock of its caller. */
export async function applyPending(
  sql: TransactionSql,
  files: readonly MigrationFile[],
): Promise<string[]> {
  const applied = await listApplied(sql);
  refuseOtherHistory(files, applied);
  const pending = files.slice(applied.length);
  for (const file of pending) await apply(sql, file);
  return pending.map(({ name }) => name);
}

async function listApplied(sql: TransactionSql): Promise<Applied[]> {
  await sql`
    create table if not exists migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz(3) not null default now()
    )`;
  return await sql<Applied[]>`select name, checksum from migration order by name`;
}

function refuseOtherHistory(files: readonly MigrationFile[], applied: Applied[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const file = files[index];
    // A newer release that runs beside this one has applied it.
    if (file === undefined && worksAfter(name) <= files.length) continue;
    if (file?.name !== name)
      throw startFailure(
        `The database has the migration ${name}, which this version of the app does not have: it is older than the database. Start the newer version.`,
      );
    if (file.checksum !== checksum)
      throw startFailure(
        `The migration ${name} was edited after it was applied. Restore its text, and put the change into a new migration.`,
      );
  }
}

async function apply(sql: TransactionSql, { name, text, checksum }: MigrationFile): Promise<void> {
  try {
    await sql.unsafe(text).simple();
  } catch (error) {
    throw startFailure(
      `The migration ${name} failed, and nothing was changed: ${String(error)}`,
      error,
    );
  }
  await sql`insert into migration ${sql({ name, checksum })}`;
}
