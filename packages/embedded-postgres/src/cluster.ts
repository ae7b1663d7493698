import { existsSync } from "node:fs";
import { open, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { failure } from "./failure.ts";

/** The cluster's folder. */
export function clusterOf(home: string): string {
  return join(home, "cluster");
}

/** Whether a data folder has a database. */
export function hasCluster(dataDirectory: string): boolean {
  const home = join(dataDirectory, "postgres");
  return existsSync(clusterOf(home)) || existsSync(join(home, NEXT));
}

/**
 * Renames the current cluster to `kept` and links the next one. From here no start uses the old one, and the
 * next start completes the swap.
 */
export async function linkNext(
  home: string,
  next: string,
  kept: string | undefined,
): Promise<void> {
  await symlink(basename(next), join(home, NEXT));
  await syncFolder(home);
  if (kept) await rename(clusterOf(home), kept);
  await syncFolder(home);
}

/** Moves the next cluster into place; if the old one is still there, the swap was killed before it began. */
export async function installNext(home: string): Promise<void> {
  const link = join(home, NEXT);
  const next = await readlink(link).catch(() => undefined);
  if (next === undefined || existsSync(clusterOf(home))) return;
  await rename(join(home, next), clusterOf(home)).catch((error: unknown) => {
    // Two simultaneous starts both try.
    if (existsSync(clusterOf(home))) return;
    throw failure(`The database ${next} in ${home} cannot take its place: ${String(error)}`, error);
  });
  await rm(link, { force: true });
  await syncFolder(home);
}

/** Deletes an unfinished cluster, unless it is the next one and the old one is gone. */
export async function discard(home: string, cluster: string): Promise<void> {
  const link = join(home, NEXT);
  if (existsSync(link) && !existsSync(clusterOf(home))) return;
  await rm(link, { force: true });
  await rm(cluster, { recursive: true, force: true });
}

/** The symlink to the complete next cluster. */
export const NEXT = "cluster.next";

/** fsync of the folder: without it a power cut could undo a rename, and the writes after it. */
export async function syncFolder(home: string): Promise<void> {
  const handle = await open(home);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
