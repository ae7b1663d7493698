import { existsSync } from "node:fs";
import { open, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { failure } from "./failure.ts";

/** Where the database of a data folder is. */
export function clusterOf(home: string): string {
  return join(home, "cluster");
}

/** Whether there is a database in a data folder, whoever made it. */
export function hasCluster(dataDirectory: string): boolean {
  const home = join(dataDirectory, "postgres");
  return existsSync(clusterOf(home)) || existsSync(join(home, NEXT));
}

/**
 * Takes the present cluster away under the name `kept`, and says which one is to follow. From here on nobody starts on
 * the old one, and whoever starts first ends what was begun.
 */
export async function appointNext(
  home: string,
  next: string,
  kept: string | undefined,
): Promise<void> {
  await symlink(basename(next), join(home, NEXT));
  await syncFolder(home);
  if (kept) await rename(clusterOf(home), kept);
  await syncFolder(home);
}

/** Gives the appointed cluster its place, unless that is taken: then the one who appointed it was killed too early. */
export async function installNext(home: string): Promise<void> {
  const appointed = join(home, NEXT);
  const next = await readlink(appointed).catch(() => undefined);
  if (next === undefined || existsSync(clusterOf(home))) return;
  await rename(join(home, next), clusterOf(home)).catch((error: unknown) => {
    // Two who start at once both try.
    if (existsSync(clusterOf(home))) return;
    throw failure(`The database ${next} in ${home} cannot take its place: ${String(error)}`, error);
  });
  await rm(appointed, { force: true });
  await syncFolder(home);
}

/** Deletes a cluster that failed half-way; not one that has been appointed and whose predecessor is gone. */
export async function discard(home: string, cluster: string): Promise<void> {
  const appointed = join(home, NEXT);
  if (existsSync(appointed) && !existsSync(clusterOf(home))) return;
  await rm(appointed, { force: true });
  await rm(cluster, { recursive: true, force: true });
}

/** A link to the whole cluster that has yet to take the place of the present one. */
export const NEXT = "cluster.next";

/** Without this a power cut could take back a rename, and with it every write that follows. */
export async function syncFolder(home: string): Promise<void> {
  const handle = await open(home);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
