import { startEmbedded } from "@daily-quran/embedded-postgres/embedded";
import { connect, disconnect, type Sql } from "./client.ts";
import { embeddedOptions } from "./embedded-options.ts";
import type { DatabaseLog } from "./log.ts";
import type { PoolLimits } from "./pool/limits.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { isStartFailure, startFailure } from "./start-failure.ts";

export interface DatabaseOptions {
  /** A `postgres://` URL; without it an embedded Postgres is started. */
  readonly url: string | undefined;
  /** Where the embedded one keeps its data. */
  readonly dataDirectory: string;
  /** Statement timeouts; those of a request by default. */
  readonly limits?: PoolLimits | undefined;
}

export interface Database {
  readonly sql: Sql;
  /** The migrations that were applied, by name. */
  readonly applied: readonly string[];
  /** Closes the pool, and then the embedded Postgres. */
  readonly close: () => Promise<void>;
}

/** Opens and migrates the database, embedded or the operator's own, and checks its durability settings. */
export async function openDatabase(options: DatabaseOptions, log: DatabaseLog): Promise<Database> {
  return options.url
    ? await openExternal(options.url, options.limits, log)
    : await openEmbedded(options, log);
}

async function openEmbedded(
  { dataDirectory, limits }: DatabaseOptions,
  log: DatabaseLog,
): Promise<Database> {
  const embedded = await startEmbedded(embeddedOptions(dataDirectory), log);
  try {
    const applied = await prepareDatabase(embedded.address, (unsafe) => {
      throw startFailure(
        `The embedded Postgres could lose what it has acknowledged (${unsafe}). Take these lines out of its postgresql.conf.`,
      );
    });
    const sql = connect(embedded.address, { limits, log });
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

async function openExternal(
  url: string,
  limits: PoolLimits | undefined,
  log: DatabaseLog,
): Promise<Database> {
  try {
    const applied = await prepareDatabase(url, (unsafe) =>
      log.warn(`The database can lose what it has acknowledged: ${unsafe}`),
    );
    const sql = connect(url, { limits, log });
    return { sql, applied, close: () => disconnect(sql) };
  } catch (error) {
    if (isStartFailure(error)) throw error;
    throw startFailure(`The database of DATABASE_URL cannot be used: ${startReason(error)}`, error);
  }
}

/** Why a database could not be used, in words for its operator, with what to look at. */
function startReason(error: unknown): string {
  const first = innermost(error);
  const code = first instanceof Error && "code" in first ? first.code : undefined;
  if (code === "CONNECTION_CLOSED")
    return `${addressOf(first)} accepts connections and closes them at once. See whether Postgres runs behind it, and whether it takes this user and database.`;
  if (code === "CONNECT_TIMEOUT")
    return `${addressOf(first)} does not answer. See whether Postgres runs there and is not stopped.`;
  return String(first);
}

function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;
}

function addressOf(error: unknown): string {
  const { address, port } = error as { address?: string; port?: number };
  return [address, port].filter((part) => part !== undefined).join(":");
}
