import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { linkNext, discard, installNext } from "./cluster.ts";
import { initialiseCluster, UNFINISHED } from "./initdb.ts";
import type { Log } from "./log.ts";
import type { EmbeddedOptions } from "./options.ts";
import { type ClusterSetup, prepareSetup } from "./cluster-setup.ts";
import type { SocketAddress } from "./socket.ts";
import { ensureUnused, type Running, stopRunning, takeOver } from "./take-over.ts";

export interface Replacement<Result> {
  readonly log: Log;
  /** For the name of the old cluster's folder. */
  readonly now: number;
  /** Fills the new, empty database; if it rejects, nothing is replaced. */
  readonly fill: (address: SocketAddress) => Promise<Result>;
}

/**
 * Fills a new database beside the current one, then swaps them and keeps the old one. Throws if an app uses
 * the data folder, and blocks other starts meanwhile.
 */
export async function replaceCluster<Result>(
  options: EmbeddedOptions,
  { log, now, fill }: Replacement<Result>,
): Promise<{ readonly result: Result; readonly kept: string | undefined }> {
  const setup = await prepareSetup(options, log);
  const beside = { ...setup, cluster: join(setup.home, `new${UNFINISHED}${process.pid}`) };
  await ensureUnused(setup, log);
  await initialiseCluster(beside);
  const done = await fillBeside(beside, log, async () => {
    const result = await fill(setup.address);
    const kept = existsSync(setup.cluster) ? keptName(setup, now) : undefined;
    await linkNext(setup.home, beside.cluster, kept);
    return { result, kept };
  });
  await installNext(setup.home);
  return done;
}

/** Runs the new server at the usual socket, so that an app that starts finds its instance lock. */
async function fillBeside<Result>(
  beside: ClusterSetup,
  log: Log,
  fill: () => Promise<Result>,
): Promise<Result> {
  let running: Running | undefined;
  try {
    running = await takeOver(beside, log);
    const filled = await fill();
    await stopRunning(running);
    return filled;
  } catch (error) {
    if (running) await stopRunning(running);
    await discard(beside.home, beside.cluster);
    throw error;
  }
}

function keptName({ home, cluster }: ClusterSetup, now: number): string {
  const time = new Date(now).toISOString().replaceAll(/\D/g, "").slice(0, 14);
  return join(home, `${basename(cluster)}.before-restore-${time}`);
}
