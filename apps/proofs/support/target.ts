import type { Sql } from "../../server/src/db/client.ts";
import { makeHost } from "../../server/test/processes/host.ts";
import { serve, type ServerProcess, startServer, type Served } from "./served.ts";

/** The product under attack, on its embedded database or on an external one. */
export interface Target {
  /** Scheme, host and port; others after a restart. */
  readonly origin: () => string;
  readonly sql: () => Sql;
  /** Kills the server (SIGKILL) and starts it again on the same data. */
  readonly killServer: () => Promise<void>;
  /** To Postgres and all of its processes; something starts it again after its end. */
  readonly signalPostgres: (signal: NodeJS.Signals) => void;
  readonly stop: () => Promise<void>;
}

/** Starts a target; `main` is the `main.js` of another build. */
export type StartTarget = (
  variables: Readonly<Record<string, string>>,
  main?: string,
) => Promise<Target>;

/** On its embedded database, which it starts again itself. */
export const onEmbedded: StartTarget = async (variables, main) => {
  let served = await serve(variables, main);
  return {
    origin: () => `http://127.0.0.1:${served.port}`,
    sql: () => served.sql,
    killServer: async () => {
      await served.kill();
      served = await serve(variables, main, served.dataDirectory);
    },
    signalPostgres: (signal) => served.signalPostgres(signal),
    stop: () => served.stop(),
  };
};

/** On a database behind TCP that another process starts again. */
export const onExternal: StartTarget = async (variables, main) => {
  const database = await externalDatabase(main);
  const start = async (): Promise<ServerProcess> =>
    await startServer({ DATABASE_URL: database.url, ...variables }, main);
  let server = await start();
  return {
    origin: () => `http://127.0.0.1:${server.port}`,
    sql: () => database.sql,
    killServer: async () => {
      await server.end("SIGKILL");
      server = await start();
    },
    signalPostgres: database.signal,
    stop: async () => {
      await server.stop();
      await database.close();
    },
  };
};

/** A database behind TCP, like an external one, through a proxy. */
interface ExternalDatabase {
  /** For `DATABASE_URL`. */
  readonly url: string;
  readonly sql: Served["sql"];
  /** To Postgres and all of its processes. */
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly close: () => Promise<void>;
}

/** Makes one with the product's tables: the database of a server of its own. */
async function externalDatabase(main?: string): Promise<ExternalDatabase> {
  const host = await serve({}, main);
  const { address } = host;
  if (typeof address === "string") throw new Error("The embedded database is not on a socket.");
  const link = await makeHost(address);
  return {
    url: `postgres://${address.user}@${link.at}/${address.database}`,
    sql: host.sql,
    signal: host.signalPostgres,
    close: async () => {
      await link.close();
      await host.stop();
    },
  };
}
