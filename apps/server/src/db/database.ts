import { startEmbedded } from "@daily-quran/embedded-postgres/embedded";
import { connect, disconnect, type Sql } from "./client.ts";
import { embeddedOptions } from "./embedded-options.ts";
import type { DatabaseLog } from "./log.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { isStartFailure, startFailure } from "./start-failure.ts";

export interface DatabaseOptions {
  /** A `postgres://` URL; without it an embedded Postgres is started. */
  readonly url: string | undefined;
  /** Where the embedded one keeps its data. */
  readonly dataDirectory: string;
}

export interface Database {
  readonly sql: Sql;
  /** The migrations that were applied on the way, by name. */
  readonly applied: readonly string[];
  /** Closes the pool, and then the embedded Postgres. */
  readonly close: () => Promise<void>;
}

/** Opens the database, embedded or the operator's own, at the newest migration, and sees that it keeps what it acknowledges. */
export async function openDatabase(options: DatabaseOptions, log: DatabaseLog): Promise<Database> {
  return options.url ? await openExternal(options.url, log) : await openEmbedded(options, log);
}

async function openEmbedded(
  { dataDirectory }: DatabaseOptions,
  log: DatabaseLog,
): Promise<Database> {
  const embedded = await startEmbedded(embeddedOptions(dataDirectory), log);
  try {
    const applied = await prepareDatabase(embedded.address, (unsafe) => {
      throw startFailure(
        `The embedded Postgres could lose what it has acknowledged (${unsafe}). Take these lines out of its postgresql.conf.`,
      );
    });
    const sql = connect(embedded.address);
    const close = async () => {
      await disconnect(sql);
      await embedded.stop();
    };
    return { sql, applied, close };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function openExternal(url: string, log: DatabaseLog): Promise<Database> {
  try {
    const applied = await prepareDatabase(url, (unsafe) =>
      log.warn(`The database can lose what it has acknowledged: ${unsafe}`),
    );
    const sql = connect(url);
    return { sql, applied, close: () => disconnect(sql) };
  } catch (error) {
    if (isStartFailure(error)) throw error;
    throw startFailure(`The database of DATABASE_URL cannot be used: ${String(error)}`, error);
  }
}
