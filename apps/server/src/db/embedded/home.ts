import { execFile } from "node:child_process";
import { chown, lstat, mkdtemp, realpath, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { DatabaseLog } from "../log.ts";
import { startFailure } from "../start-failure.ts";
import { makeFolder } from "./make-folder.ts";
import type { RunUser } from "./run-user.ts";

const run = promisify(execFile);

const SYSTEM_FOLDER = "/var/lib/daily-quran-reading";

/** Makes the folder that holds all of the embedded Postgres, owned by who runs it; gives its real path. */
export async function prepareHome(
  home: string,
  user: RunUser | undefined,
  log: DatabaseLog,
): Promise<string> {
  if (!(await exists(home))) {
    const parent = join(home, "..");
    await makeFolder(parent);
    if (await canEnter(parent, user)) await makeFolder(home, 0o700);
    else await linkToSystemFolder(home, log);
  }
  const real = await realpath(home);
  if (user) await chown(real, user.uid, user.gid);
  await refuseForeign(real);
  return real;
}

async function exists(home: string): Promise<boolean> {
  const entry = await lstat(home).catch(() => undefined);
  if (!entry) return false;
  if (entry.isSymbolicLink() && !(await stat(home).catch(() => undefined)))
    throw startFailure(
      `${home} points at a folder that is not there. Bring it back, or delete the link to start with an empty database.`,
    );
  return true;
}

async function canEnter(folder: string, user: RunUser | undefined): Promise<boolean> {
  if (!user) return true;
  return await run("test", ["-x", folder], { ...user, cwd: "/" }).then(
    () => true,
    () => false,
  );
}

// Below a home that is closed to others (root's own is) only root could reach the data.
async function linkToSystemFolder(home: string, log: DatabaseLog): Promise<void> {
  await makeFolder(SYSTEM_FOLDER, 0o755);
  const elsewhere = await mkdtemp(join(SYSTEM_FOLDER, "postgres-"));
  await symlink(elsewhere, home);
  log.warn(
    `Postgres does not run as root, and only root can enter ${home}: its data is in ${elsewhere}`,
  );
}

async function refuseForeign(home: string): Promise<void> {
  const self = process.getuid?.();
  const { uid } = await stat(home);
  if (self !== undefined && self !== 0 && uid !== self)
    throw startFailure(
      `${home} belongs to another user (uid ${uid}). Start as that user or as root, or choose another DATA_DIR.`,
    );
}
