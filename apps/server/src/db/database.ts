import { startEmbedded } from "@daily-quran/embedded-postgres/embedded";
import { type HostsAddress, hostsOf } from "./external/address.ts";
import { innermost, startReason } from "./external/start-reason.ts";
import { connect, disconnect, type Sql } from "./client.ts";
import { embeddedOptions } from "./embedded-options.ts";
import type { DatabaseLog } from "./log.ts";
import { putLast } from "./pool/connection.ts";
import { isLostConnection } from "./pool/database-fault.ts";
import { FOR_REQUESTS, type PoolLimits, sessionTimeouts } from "./pool/limits.ts";
import { prepareDatabase, warnOfSurroundings } from "./prepare-database.ts";
import { isStartFailure, startFailure } from "./start-failure.ts";

export interface DatabaseOptions {
  /** A `postgres://` URL; without it an embedded Postgres is started. */
  readonly url: string | undefined;
  /** The database behind the pooler of `url`, for what a connection of one transaction cannot carry. */
  readonly directUrl?: string | undefined;
  /** Connections of this process to the operator's own; half of them may wait for locks. */
  readonly connections?: number | undefined;
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
    ? await openExternal({ ...options, url: options.url }, log)
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
  {
    url,
    directUrl,
    limits = FOR_REQUESTS,
    connections = limits.connections,
  }: DatabaseOptions & { readonly url: string },
  log: DatabaseLog,
): Promise<Database> {
  try {
    const address = hostsOf(url);
    const direct = directUrl === undefined ? undefined : hostsOf(directUrl);
    const applied = await prepareOnAnyHost(direct ?? address, log);
    const locking = Math.ceil(connections / 2);
    const sized = { ...limits, connections, locking };
    const sql = connect(address, { limits: sized, log, direct });
    if (direct) await warnOfTimeouts(sql, sized, log);
    // A pooler has connections of its own.
    const own = direct ? 0 : connections;
    await warnOfSurroundings(sql, { connections: own, now: Date.now }, log);
    return { sql, applied, close: () => disconnect(sql) };
  } catch (error) {
    if (isStartFailure(error)) throw error;
    throw startFailure(`The database of DATABASE_URL cannot be used: ${startReason(error)}`, error);
  }
}

async function prepareOnAnyHost(address: HostsAddress, log: DatabaseLog): Promise<string[]> {
  for (let left = address.host.length; ; left -= 1) {
    const [host, port] = [address.host[0], address.port[0]];
    try {
      return await prepareDatabase(address, (unsafe) =>
        log.warn(`The database can lose what it has acknowledged: ${unsafe}`),
      );
    } catch (error) {
      if (left <= 1 || !isLostConnection(innermost(error))) throw error;
      putLast(address, host, port);
    }
  }
}

/** A pooler begins its sessions by itself: there the timeouts are its operator's to set. */
async function warnOfTimeouts(sql: Sql, limits: PoolLimits, log: DatabaseLog): Promise<void> {
  const wanted = sessionTimeouts(limits);
  const rows = await sql<{ name: string }[]>`
    select name from unnest(${Object.keys(wanted)}::text[]) with ordinality as asked(name, at)
    where current_setting(name) = '0' order by at`;
  if (rows.length === 0) return;
  const query = Object.entries(wanted).map(([name, value]) => `set ${name} = ${value}`);
  log.warn(
    `The pooler of DATABASE_URL sets no ${rows.map(({ name }) => name).join(", ")}: a statement could wait for ever. In pgbouncer.ini, give the database connect_query='${query.join("; ")}'.`,
  );
}
