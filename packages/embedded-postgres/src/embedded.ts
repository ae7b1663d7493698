import { setTimeout as pause } from "node:timers/promises";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { failure, wordsOf } from "./failure.ts";
import { initialiseCluster, removeLeftovers } from "./initdb.ts";
import type { Log } from "./log.ts";
import type { EmbeddedOptions } from "./options.ts";
import { type ClusterSetup, prepareSetup } from "./cluster-setup.ts";
import type { SocketAddress } from "./socket.ts";
import { type Running, start, stopRunning, takeOver } from "./take-over.ts";

export interface EmbeddedPostgres {
  readonly address: SocketAddress;
  readonly stop: () => Promise<void>;
}

/**
 * Starts Postgres, created on the first start, and restarts it when it dies. Throws if another app uses the
 * data folder.
 */
export async function startEmbedded(options: EmbeddedOptions, log: Log): Promise<EmbeddedPostgres> {
  const setup = await prepareSetup(options, log);
  await initialiseCluster(setup);
  await refuseOtherMajor(setup);
  let running = await takeOver(setup, log);
  await removeLeftovers(setup.home);
  const stopping = new AbortController();

  const kept = keepRunning();
  async function keepRunning(): Promise<void> {
    for (;;) {
      await running.postmaster.ended;
      if (stopping.signal.aborted) return;
      log.error("Postgres ended by itself; starting it again");
      await running.lock.release();
      const again = await startAgain(setup, log, stopping.signal);
      if (!again) return;
      running = again;
      if (stopping.signal.aborted) await stopRunning(running);
    }
  }

  return {
    address: setup.address,
    stop: async () => {
      stopping.abort();
      await stopRunning(running);
      await kept;
    },
  };
}

// With backoff: a new server refuses to start until the old one's children have exited.
async function startAgain(
  setup: ClusterSetup,
  log: Log,
  stopping: AbortSignal,
): Promise<Running | undefined> {
  for (let wait = 50; !stopping.aborted; wait = Math.min(wait * 2, 5_000)) {
    try {
      return await start(setup, log);
    } catch (error) {
      log.warn(`Postgres is not back yet: ${wordsOf(error)}`);
      await pause(wait, undefined, { signal: stopping }).catch(() => {});
    }
  }
  return undefined;
}

/** Refuses a database of another major version, which this Postgres cannot open. */
async function refuseOtherMajor({ cluster, binaries, names }: ClusterSetup): Promise<void> {
  const file = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  const made = file?.trim();
  // Without the file, Postgres's own error is the best.
  if (made !== undefined && made !== binaries.major)
    throw failure(
      `The database in ${cluster} was made by Postgres ${made}, and Postgres ${binaries.major} cannot open it. ${names.otherMajor}`,
    );
}
