import { consoleLog } from "../console-log.ts";
import { connect, disconnect, type Sql } from "../db/client.ts";
import { type Database, type DatabaseOptions, openDatabase } from "../db/database.ts";
import { claimInstance } from "../db/embedded/instance-lock.ts";
import { preparePlace } from "../db/embedded/place.ts";

/** Does some work on the database: that of the running server, or else the embedded one, started for this alone. */
export async function withDatabase<Result>(
  options: DatabaseOptions,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const { sql, close } = (await findRunning(options)) ?? (await openDatabase(options, log));
  try {
    return await work(sql);
  } finally {
    await close();
  }
}

const log = consoleLog("warn");

/** The embedded Postgres of a server that runs already; that server has brought it to its newest migration. */
async function findRunning({ url, dataDirectory }: DatabaseOptions): Promise<Database | undefined> {
  if (url) return undefined;
  const { address } = await preparePlace({ dataDirectory }, log);
  const isThere = await claimInstance(address).then(
    async (claim) => {
      if ("holder" in claim) return true;
      // One that an app left behind when it was killed is not ours to use: the next start ends it.
      await claim.lock.release();
      return false;
    },
    () => false,
  );
  if (!isThere) return undefined;
  const sql = connect(address, { max: 2 });
  return { sql, applied: [], close: () => disconnect(sql) };
}
