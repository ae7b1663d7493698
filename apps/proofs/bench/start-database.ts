import { prepareSetup } from "@daily-quran/embedded-postgres/cluster-setup";
import { initialiseCluster } from "@daily-quran/embedded-postgres/initdb";
import { startPostmaster } from "@daily-quran/embedded-postgres/postmaster";
import { embeddedOptions } from "../../server/src/db/embedded-options.ts";
import { freePort } from "../support/free-port.ts";

/** A Postgres that belongs to none of the servers under measurement. */
export interface BenchDatabase {
  readonly port: number;
  /** For `DATABASE_URL`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);
// At the end it says of every connection that it is cut.
const LOG = { info: () => {}, warn: () => {}, error: say };

/** Starts one on a port of loopback, with its data in `folder`. */
export async function startDatabase(folder: string): Promise<BenchDatabase> {
  const port = await freePort();
  const options = {
    ...embeddedOptions(folder),
    initdbFlags: ["--auth-host=trust"],
    settings: ["listen_addresses=127.0.0.1", `port=${port}`, "max_connections=150"],
  };
  const setup = await prepareSetup(options, LOG);
  await initialiseCluster(setup);
  const postmaster = await startPostmaster(setup, LOG);
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => postmaster.stop(),
  };
}
