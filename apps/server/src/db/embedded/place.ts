import { join } from "node:path";
import type { DatabaseAddress } from "../client.ts";
import type { DatabaseLog } from "../log.ts";
import { isStartFailure, startFailure } from "../start-failure.ts";
import { findBinaries, type Binaries } from "./binaries.ts";
import { prepareHome } from "./home.ts";
import { findRunUser, type RunUser } from "./run-user.ts";
import { addressOf, prepareSocketFolder } from "./socket.ts";

export interface EmbeddedOptions {
  /** The database lives in its folder `postgres`. */
  readonly dataDirectory: string;
  readonly initdbFlags?: readonly string[];
  /** Further `name=value` settings of the server. */
  readonly settings?: readonly string[];
}

/** Everything that is settled before the first process starts: where, as whom, with which binaries. */
export interface Place {
  readonly dataDirectory: string;
  readonly home: string;
  readonly cluster: string;
  readonly socketFolder: string;
  readonly address: DatabaseAddress;
  readonly binaries: Binaries;
  readonly user: RunUser | undefined;
  readonly initdbFlags: readonly string[];
  readonly settings: readonly string[];
}

export async function preparePlace(options: EmbeddedOptions, log: DatabaseLog): Promise<Place> {
  if (process.platform === "win32")
    throw startFailure("On Windows set DATABASE_URL to a Postgres, or start inside WSL.");
  const { dataDirectory, initdbFlags = [], settings = [] } = options;
  const wanted = join(dataDirectory, "postgres");
  const user = await findRunUser(wanted);
  const home = await prepareHome(wanted, user, log).catch((error: unknown) => {
    if (isStartFailure(error)) throw error;
    throw startFailure(
      `The data folder ${dataDirectory} cannot be used: ${String(error)}. Make it writable, or choose another DATA_DIR.`,
      error,
    );
  });
  const [binaries, socketFolder] = await Promise.all([
    findBinaries(home, user),
    prepareSocketFolder(home, user),
  ]);
  const cluster = join(home, "cluster");
  const address = addressOf(socketFolder);
  return {
    dataDirectory,
    home,
    cluster,
    socketFolder,
    address,
    binaries,
    user,
    initdbFlags,
    settings,
  };
}
