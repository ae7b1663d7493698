import { beforeAll, beforeEach, inject } from "vitest";
import { connect, disconnect, type DatabaseAddress, type Sql } from "../src/db/client.ts";
import { FOR_LONG_WORK, type PoolLimits } from "../src/db/pool/limits.ts";
import { otherDatabase } from "./database-address.ts";

/** Long timeouts and no row queue: a busy machine fails no test, and races happen in the database. */
export const UNHURRIED: PoolLimits = { ...FOR_LONG_WORK, locking: 9, rowsAtOnce: 9 };

let workers: { readonly sql: Sql; readonly made: Promise<void> } | undefined;

/**
 * The worker's own migrated database, emptied before every test of the file that calls this. Its connections
 * stay open for the worker's next files: a new one costs Postgres more than the statements of a test.
 */
export function useDatabase(): Sql {
  const { sql, made } = (workers ??= connectWorker());
  beforeAll(() => made);
  beforeEach(() => emptyTables(sql));
  return sql;
}

function connectWorker() {
  const { address, prefix, template, pooler } = inject("testServer");
  const name = `${prefix}_worker_${process.env.VITEST_POOL_ID}`;
  const direct = otherDatabase(address, name);
  return {
    sql: pooler
      ? connect(otherDatabase(pooler, name), { limits: UNHURRIED, direct })
      : connect(direct, { limits: UNHURRIED }),
    made: cloneUnlessThere(name, template),
  };
}

/** Where the worker's own database is, for tests that need their own connection to it. */
export function workerDatabase(): DatabaseAddress {
  const { address, prefix } = inject("testServer");
  return otherDatabase(address, `${prefix}_worker_${process.env.VITEST_POOL_ID}`);
}

let made = 0;

/** A new empty database of its own, without the migrations. */
export async function makeEmptyDatabase(): Promise<DatabaseAddress> {
  const { address, prefix } = inject("testServer");
  const name = `${prefix}_worker_${process.env.VITEST_POOL_ID}_empty_${(made += 1)}_${process.pid}`;
  await onServer((server) => server`create database ${server(name)}`);
  return otherDatabase(address, name);
}

// A worker runs one file at a time, so nobody else makes this name meanwhile.
async function cloneUnlessThere(name: string, template: string): Promise<void> {
  await onServer(async (server) => {
    const [there] = await server`select 1 from pg_database where datname = ${name}`;
    if (!there) await server`create database ${server(name)} template ${server(template)}`;
  });
}

async function onServer(work: (server: Sql) => Promise<unknown>): Promise<void> {
  const server = connect(inject("testServer").address, { max: 1, limits: UNHURRIED });
  try {
    await work(server);
  } finally {
    await disconnect(server);
  }
}

/**
 * Deletes every row and starts every ID at 1 again: ten times as quick as TRUNCATE, which makes new files for
 * each table.
 */
export async function emptyTables(sql: Sql): Promise<void> {
  // A table was made after those that it refers to, so that the latest is emptied first.
  const rows = await sql<{ statement: string }[]>`
    (select format('delete from %I', relname) as statement from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
     order by oid desc)
    union all
    select format('select setval(%L, 1, false)', quote_ident(sequencename)) from pg_sequences
    where schemaname = 'public' and last_value is not null`;
  await sql.unsafe(rows.map(({ statement }) => statement).join(";\n"));
}

/** Every row of every table, to see that nothing changed. */
export async function everyRow(sql: Sql): Promise<unknown[]> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`;
  return await Promise.all(tables.map(({ name }) => sql`select * from ${sql(name)}`));
}
