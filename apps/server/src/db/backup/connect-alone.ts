import postgres, { type TransactionSql } from "postgres";
import { connectDriver, type DatabaseAddress, disconnect, type Sql } from "../client.ts";
import { startFailure } from "../start-failure.ts";

/** `application_name` of its connections, which distinguishes a backup from a running app. */
const APPLICATION_NAME = "daily-quran-reading backup";

/** Runs work on one connection without timeouts, as all rows of a database go through it. */
export async function connectAlone<Result>(
  address: DatabaseAddress,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = connectDriver(address, {
    max: 1,
    max_lifetime: null,
    connection: {
      application_name: APPLICATION_NAME,
      statement_timeout: 0,
      idle_in_transaction_session_timeout: 0,
    },
  });
  try {
    return await work(sql);
  } catch (error) {
    throw isOfDatabase(error)
      ? startFailure(`The database failed, and nothing was changed: ${error.message}`, error)
      : error;
  } finally {
    await disconnect(sql);
  }
}

// What Postgres refuses, and a connection that cannot be made or is lost.
function isOfDatabase(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return error instanceof postgres.PostgresError || /^CONNECT|^ECONN|^ENOTFOUND/.test(code);
}

/**
 * A transaction on its own connection, closed when the work fails: a rollback would wait forever behind
 * a COPY that nobody reads.
 */
export async function transaction<Result>(
  sql: Sql,
  options: string,
  work: (sql: TransactionSql) => Promise<Result>,
): Promise<Result> {
  let failure: { readonly error: unknown } | undefined;
  try {
    const done = await sql.begin(options, async (tx) => {
      try {
        return { result: await work(tx) };
      } catch (error) {
        failure = { error };
        void sql.end({ timeout: 0 });
        throw error;
      }
    });
    return done.result;
  } catch (error) {
    throw failure ? failure.error : error;
  }
}
