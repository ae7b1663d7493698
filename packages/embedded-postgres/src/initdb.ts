import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { installNext, NEXT, syncFolder } from "./cluster.ts";
import { failure, inWords, wordsOf } from "./failure.ts";
import type { ClusterSetup } from "./cluster-setup.ts";

const run = promisify(execFile);

// Builtin C.UTF-8: full Unicode lower(), sorting by code point, the same everywhere; an update of the
// system's locales can't corrupt an index.
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

/** Marks unfinished files, which a later start deletes. */
export const UNFINISHED = ".unfinished.";

/** Creates the cluster if there is none: in a temporary folder, renamed when complete. */
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
    // A parallel start was faster: report its failure, not this one.
    if (existsSync(setup.cluster)) return;
    throw failure(
      `The database could not be created in ${setup.home}. ${reasonOf(error, setup)}`,
      error,
    );
  }
  await syncFolder(setup.home);
}

function reasonOf(error: unknown, { dataDirectory, names }: ClusterSetup): string {
  const said =
    error instanceof Error && "stderr" in error ? String(error.stderr).trim() : wordsOf(error);
  if (said.includes("could not look up effective user ID"))
    return `The user that runs this (uid ${process.getuid?.()}) has no name in /etc/passwd, and Postgres wants one. Start as a user who has, or set ${names.databaseUrl}.`;
  return inWords(said, dataDirectory);
}

/** Deletes leftovers of killed starts; call it only with the instance lock held. */
export async function removeLeftovers(home: string): Promise<void> {
  const names = await readdir(home);
  const leftovers = names.filter((name) => name.includes(UNFINISHED) || name === NEXT);
  // An orphaned initdb may still write there; then the next start deletes it.
  await Promise.allSettled(leftovers.map((name) => rm(join(home, name), { recursive: true })));
}
