import { resolve } from "node:path";
import { findRunning } from "@daily-quran/embedded-postgres/find-running";
import { consoleLog } from "../console-log.ts";
import { connect, disconnect, type Sql } from "../db/client.ts";
import { type Database, type DatabaseOptions, openDatabase } from "../db/database.ts";
import { FOR_LONG_WORK } from "../db/pool/limits.ts";
import { embeddedOptions } from "../db/embedded-options.ts";

/** Runs work on the database: that of the running server, or else the embedded one, started only for this. */
export async function withDatabase<Result>(
  options: DatabaseOptions,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const { sql, close } = (await joinRunning(options)) ?? (await openForThis(options));
  try {
    return await work(sql);
  } finally {
    await close();
  }
}

const log = consoleLog("warn");

/** A running app with other data would not see what is done here, so the folder is named. */
async function openForThis(options: DatabaseOptions): Promise<Database> {
  if (!options.url)
    log.warn(
      `No app runs on ${resolve(options.dataDirectory)}, the data of this command. If yours runs with another DATA_DIR or a DATABASE_URL, give it to this command too.`,
    );
  return await openDatabase({ ...options, limits: FOR_LONG_WORK }, log);
}

/** The embedded Postgres of a running server, which has migrated it already. */
async function joinRunning({ url, dataDirectory }: DatabaseOptions): Promise<Database | undefined> {
  if (url) return undefined;
  const address = await findRunning(embeddedOptions(dataDirectory), log);
  if (!address) return undefined;
  const sql = connect(address, { max: 2, limits: FOR_LONG_WORK });
  return { sql, applied: [], close: () => disconnect(sql) };
}
