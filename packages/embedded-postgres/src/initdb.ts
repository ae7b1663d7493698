import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { installNext, NEXT, syncFolder } from "./cluster.ts";
import { failure } from "./failure.ts";
import type { ClusterSetup } from "./cluster-setup.ts";

const run = promisify(execFile);

// The builtin C.UTF-8: lower() knows all of Unicode and text sorts by code point, the same on every
// machine, and no update of the system's own locale data can make an index wrong.
const FLAGS = [
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
  "--data-checksums",
  "--auth-local=trust",
  "--auth-host=reject",
  "--username=postgres",
  "--no-instructions",
];

/** In the name of what a killed process leaves, and a later start deletes. */
export const UNFINISHED = ".unfinished.";

/** Makes the cluster if there is none: in a folder beside it that takes its name once it is whole. */
export async function initialiseCluster(setup: ClusterSetup): Promise<void> {
  await installNext(setup.home);
  if (existsSync(setup.cluster)) return;
  const unfinished = join(setup.home, `cluster${UNFINISHED}${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  try {
    await run(setup.binaries.initdb, [`--pgdata=${unfinished}`, ...FLAGS, ...setup.initdbFlags], {
      ...setup.user,
      cwd: setup.home,
      env: { LC_ALL: "C", PATH: "/usr/bin:/bin" },
    });
    await rename(unfinished, setup.cluster);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another start was faster: it is the one to be asked about, not this failure.
    if (existsSync(setup.cluster)) return;
    throw failure(`The database could not be created in ${setup.home}: ${String(error)}`, error);
  }
  await syncFolder(setup.home);
}

/** Deletes what starts that were killed half-way have left; only for who holds the instance lock. */
export async function removeLeftovers(home: string): Promise<void> {
  const names = await readdir(home);
  const leftovers = names.filter((name) => name.includes(UNFINISHED) || name === NEXT);
  // An initdb that has lost its app may still be writing there; then the next start deletes it.
  await Promise.allSettled(leftovers.map((name) => rm(join(home, name), { recursive: true })));
}
