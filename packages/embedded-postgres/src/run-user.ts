import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { failure } from "./failure.ts";
import type { AppNames } from "./options.ts";

const run = promisify(execFile);

/** The user that runs Postgres when the app is root, as Postgres refuses root. */
export interface RunUser {
  readonly uid: number;
  readonly gid: number;
}

const NAME = "postgres";

/** Undefined for an ordinary user; for root, the data's owner, else the user `postgres`. */
export async function findRunUser(home: string, names: AppNames): Promise<RunUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (await ownerOf(home)) ?? (await lookUp()) ?? (await create(names));
}

async function ownerOf(folder: string): Promise<RunUser | undefined> {
  const owner = await stat(folder).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

async function lookUp(): Promise<RunUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", NAME]), run("id", ["-g", NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function create(names: AppNames): Promise<RunUser | undefined> {
  try {
    await run("useradd", ["--system", "--user-group", "--no-create-home", NAME]);
  } catch (error) {
    throw failure(
      `Postgres does not run as root, and the user "${NAME}" to run it as could not be made (useradd). Start as an ordinary user, make that user, or set ${names.databaseUrl}.`,
      error,
    );
  }
  return await lookUp();
}
