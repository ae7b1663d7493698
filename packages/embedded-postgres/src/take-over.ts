import { setTimeout as pause } from "node:timers/promises";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { failure, isFailure, wordsOf } from "./failure.ts";
import { claimInstance, type Holder, type InstanceLock } from "./instance-lock.ts";
import type { Log } from "./log.ts";
import type { ClusterSetup } from "./cluster-setup.ts";
import { type Postmaster, startPostmaster } from "./postmaster.ts";
import { isRunning } from "./is-running.ts";

// The socket's lock file, whose first line is the pid: a killed restore may have run another cluster.
const LOCK = ".s.PGSQL.5432.lock";

const MAX_STOP_MS = 10_000;

/** A running server with its instance lock. */
export interface Running {
  readonly postmaster: Postmaster;
  readonly lock: InstanceLock;
}

/** Retries: two starts at once, or a start during a stop, need some tries. */
export async function takeOver(setup: ClusterSetup, log: Log): Promise<Running> {
  for (let tries = 10; ; tries -= 1) {
    try {
      await ensureUnused(setup, log);
      return await start(setup, log);
    } catch (error) {
      if (isFailure(error)) throw error;
      if (tries === 1) throw failure(`The database does not start. ${wordsOf(error)}`, error);
      await pause(200);
    }
  }
}

/** Throws if the folder is in use; stops the orphan of a killed app. */
export async function ensureUnused(setup: ClusterSetup, log: Log): Promise<void> {
  const claim = await claimInstance(setup.address).catch(() => undefined);
  if (!claim) return;
  if ("holder" in claim) throw inUse(setup, claim.holder);
  log.warn("The last run did not end cleanly; stopping the Postgres it left behind");
  try {
    // With the lock: another start that has just made this server may be about to take it.
    await stopOrphan(setup.socketFolder);
  } finally {
    await claim.lock.release();
  }
}

/** Starts the server and takes the lock. */
export async function start(setup: ClusterSetup, log: Log): Promise<Running> {
  const postmaster = await startPostmaster(setup, log);
  try {
    const claim = await claimInstance(setup.address);
    if ("holder" in claim) throw inUse(setup, claim.holder);
    return { postmaster, lock: claim.lock };
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
}

/** Releases the lock and stops the server. */
export async function stopRunning({ lock, postmaster }: Running): Promise<void> {
  await lock.release();
  await postmaster.stop();
}

function inUse({ dataDirectory, names }: ClusterSetup, { name, since }: Holder): Error {
  return failure(
    `The data folder ${dataDirectory} is in use by ${name} since ${since}. Stop that one first, or choose another ${names.dataDirectory}.`,
  );
}

/**
 * Stops the server of a killed app. Call it only if that server just responded: else the pid may be stale.
 */
async function stopOrphan(socketFolder: string): Promise<void> {
  const pidFile = await readFile(join(socketFolder, LOCK), "utf8").catch(() => undefined);
  if (pidFile === undefined) return;
  const pid = Number.parseInt(pidFile, 10);
  try {
    process.kill(pid, "SIGINT");
  } catch {
    return;
  }
  const deadline = performance.now() + MAX_STOP_MS;
  while (isRunning(pid)) {
    if (performance.now() > deadline)
      throw failure(
        `Postgres (pid ${pid}) is left over from an app that was killed, and does not stop. Stop it with: kill -INT ${pid}`,
      );
    await pause(10);
  }
}
