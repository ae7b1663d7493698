import { execFile } from "node:child_process";
import { chown, lstat, mkdir, mkdtemp, realpath, rmdir, stat, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { failure } from "./failure.ts";
import type { Log } from "./log.ts";
import type { AppNames } from "./options.ts";
import type { RunUser } from "./run-user.ts";

const run = promisify(execFile);

interface HomeOptions {
  readonly user: RunUser | undefined;
  readonly names: AppNames;
  readonly log: Log;
}

/** Creates Postgres's folder, owned by the user that runs it; returns its real path. */
export async function prepareHome(
  home: string,
  { user, names, log }: HomeOptions,
): Promise<string> {
  if (!(await exists(home))) {
    const parent = join(home, "..");
    await makeFolder(parent);
    if (await canEnter(parent, user)) await makeFolder(home, 0o700);
    else log.warn(await linkToSystemFolder(home, names));
  }
  const real = await realpath(home);
  if (user) await chown(real, user.uid, user.gid);
  await refuseForeign(real, names);
  return real;
}

async function exists(home: string): Promise<boolean> {
  const entry = await lstat(home).catch(() => undefined);
  if (!entry) return false;
  if (entry.isSymbolicLink() && !(await stat(home).catch(() => undefined)))
    throw failure(
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

// Below a closed folder such as /root only root could reach the data.
async function linkToSystemFolder(home: string, { app }: AppNames): Promise<string> {
  const systemFolder = join("/var/lib", app);
  await makeFolder(systemFolder, 0o755);
  const elsewhere = await mkdtemp(join(systemFolder, "postgres-"));
  await symlink(elsewhere, home).catch(async (error: unknown) => {
    await rmdir(elsewhere);
    throw error;
  });
  return `Postgres does not run as root, and only root can enter ${home}: its data is in ${elsewhere}`;
}

async function refuseForeign(home: string, names: AppNames): Promise<void> {
  const self = process.getuid?.();
  const { uid } = await stat(home);
  if (self !== undefined && self !== 0 && uid !== self)
    throw failure(
      `${home} belongs to another user (uid ${uid}). Start as that user or as root, or choose another ${names.dataDirectory}.`,
    );
}

/**
 * Creates a folder and its parents; an existing one is fine, as another start may have made it. Node's
 * recursive `mkdir` hangs where an existing parent refuses, as in `/proc`.
 */
async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST") return;
    const parent = dirname(folder);
    if (code !== "ENOENT" || parent === folder) throw error;
    await makeFolder(parent);
    await mkdir(folder, { mode }).catch((again: unknown) => {
      if (codeOf(again) !== "EEXIST") throw again;
    });
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
