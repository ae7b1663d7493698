import { setTimeout as pause } from "node:timers/promises";
import { failure, isFailure, wordsOf } from "./failure.ts";
import { claimInstance, type Holder, type InstanceLock } from "./instance-lock.ts";
import type { Log } from "./log.ts";
import { stopOrphan } from "./orphan.ts";
import type { ClusterSetup } from "./cluster-setup.ts";
import { type Postmaster, startPostmaster } from "./postmaster.ts";

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
