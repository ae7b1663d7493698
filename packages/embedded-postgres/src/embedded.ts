import { setTimeout as pause } from "node:timers/promises";
import { failure, isFailure } from "./failure.ts";
import { initialiseCluster, removeLeftovers } from "./initdb.ts";
import { claimInstance, type Holder, type InstanceLock } from "./instance-lock.ts";
import type { Log } from "./log.ts";
import type { EmbeddedOptions } from "./options.ts";
import { stopOrphan } from "./orphan.ts";
import { preparePlace, type Place } from "./place.ts";
import { startPostmaster, type Postmaster } from "./postmaster.ts";
import type { SocketAddress } from "./socket.ts";

export interface EmbeddedPostgres {
  readonly address: SocketAddress;
  readonly stop: () => Promise<void>;
}

interface Running {
  readonly postmaster: Postmaster;
  readonly lock: InstanceLock;
}

/**
 * Starts a real Postgres of our own, made on its first start, and keeps it running: one that dies is
 * started again. Fails if another app uses the same data folder.
 */
export async function startEmbedded(options: EmbeddedOptions, log: Log): Promise<EmbeddedPostgres> {
  const place = await preparePlace(options, log);
  await initialiseCluster(place);
  let running = await takeOver(place, log);
  await removeLeftovers(place.home);
  const stopping = new AbortController();

  const kept = keepRunning();
  async function keepRunning(): Promise<void> {
    for (;;) {
      await running.postmaster.ended;
      if (stopping.signal.aborted) return;
      log.error("Postgres ended by itself; starting it again");
      await running.lock.release();
      const again = await startAgain(place, log, stopping.signal);
      if (!again) return;
      running = again;
      if (stopping.signal.aborted) await stopRunning(running);
    }
  }

  return {
    address: place.address,
    stop: async () => {
      stopping.abort();
      await stopRunning(running);
      await kept;
    },
  };
}

// Two starts at once, or one while another stops, need a few tries until it is clear who stays.
async function takeOver(place: Place, log: Log): Promise<Running> {
  for (let tries = 10; ; tries -= 1) {
    try {
      await clearTheWay(place, log);
      return await start(place, log);
    } catch (error) {
      if (isFailure(error)) throw error;
      if (tries === 1) throw failure(`The database does not start: ${String(error)}`, error);
      await pause(200);
    }
  }
}

// An app that was killed leaves its Postgres behind.
async function clearTheWay(place: Place, log: Log): Promise<void> {
  const claim = await claimInstance(place.address).catch(() => undefined);
  if (!claim) return;
  if ("holder" in claim) throw inUse(place, claim.holder);
  log.warn("The last run did not end cleanly; stopping the Postgres it left behind");
  await claim.lock.release();
  await stopOrphan(place.cluster);
}

async function start(place: Place, log: Log): Promise<Running> {
  const postmaster = await startPostmaster(place, log);
  try {
    const claim = await claimInstance(place.address);
    if ("holder" in claim) throw inUse(place, claim.holder);
    return { postmaster, lock: claim.lock };
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
}

// Its old processes need a moment to notice that it is gone, and until then a new one refuses to start.
async function startAgain(
  place: Place,
  log: Log,
  stopping: AbortSignal,
): Promise<Running | undefined> {
  for (let wait = 50; !stopping.aborted; wait = Math.min(wait * 2, 5_000)) {
    try {
      return await start(place, log);
    } catch (error) {
      log.warn(`Postgres is not back yet: ${String(error)}`);
      await pause(wait, undefined, { signal: stopping }).catch(() => {});
    }
  }
  return undefined;
}

async function stopRunning({ lock, postmaster }: Running): Promise<void> {
  await lock.release();
  await postmaster.stop();
}

function inUse({ dataDirectory, names }: Place, { name, since }: Holder): Error {
  return failure(
    `The data folder ${dataDirectory} is in use by ${name} since ${since}. Stop that one first, or choose another ${names.dataDirectory}.`,
  );
}
