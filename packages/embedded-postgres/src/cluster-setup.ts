import { join } from "node:path";
import { findBinaries, type Binaries } from "./binaries.ts";
import { clusterOf } from "./cluster.ts";
import { failure, isFailure } from "./failure.ts";
import { prepareHome } from "./home.ts";
import type { Log } from "./log.ts";
import type { AppNames, EmbeddedOptions } from "./options.ts";
import { findRunUser, type RunUser } from "./run-user.ts";
import { addressOf, prepareSocketFolder, type SocketAddress } from "./socket.ts";

/** The settings of a start: folders, user, binaries, server settings. */
export interface ClusterSetup {
  readonly dataDirectory: string;
  readonly names: AppNames;
  readonly home: string;
  readonly cluster: string;
  readonly socketFolder: string;
  readonly address: SocketAddress;
  readonly binaries: Binaries;
  readonly user: RunUser | undefined;
  readonly initdbFlags: readonly string[];
  readonly settings: readonly string[];
}

export async function prepareSetup(options: EmbeddedOptions, log: Log): Promise<ClusterSetup> {
  const { dataDirectory, names, initdbFlags = [], settings = [] } = options;
  if (process.platform === "win32")
    throw failure(`On Windows set ${names.databaseUrl} to a Postgres, or start inside WSL.`);
  const wanted = join(dataDirectory, "postgres");
  const user = await findRunUser(wanted, names);
  const home = await prepareHome(wanted, { user, names, log }).catch((error: unknown) => {
    if (isFailure(error)) throw error;
    throw failure(
      `The data folder ${dataDirectory} cannot be used: ${String(error)}. Make it writable, or choose another ${names.dataDirectory}.`,
      error,
    );
  });
  const [binaries, socketFolder] = await Promise.all([
    findBinaries(home, user, names),
    prepareSocketFolder(home, user, names),
  ]);
  const cluster = clusterOf(home);
  const address = addressOf(socketFolder);
  return {
    dataDirectory,
    names,
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
