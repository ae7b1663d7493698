import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { startFailure } from "../start-failure.ts";

/** Writes a file that has its name only once it is whole and on disk; only its owner may read it. */
export async function saveFile<Result>(
  path: string,
  { replace }: { readonly replace: boolean },
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  await refuseTaken(path, replace);
  const unfinished = `${path}.unfinished.${process.pid}`;
  try {
    await (await open(unfinished, "wx", 0o600)).close();
    const result = await write(unfinished);
    await sync(unfinished);
    await refuseTaken(path, replace);
    await rename(unfinished, path);
    await sync(dirname(path));
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw isSystemError(error)
      ? startFailure(`${path} cannot be written: ${error.message}. Nothing was left there.`, error)
      : error;
  }
}

async function refuseTaken(path: string, replace: boolean): Promise<void> {
  const there = await stat(path).catch(() => undefined);
  if (there && !replace)
    throw startFailure(`${path} is there already. Choose another name, or add --replace.`);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// Errors of the file system name a system call; those of a socket are another kind.
function isSystemError(error: unknown): error is Error {
  const calls = ["open", "write", "fsync", "rename", "close"];
  return error instanceof Error && "syscall" in error && calls.includes(String(error.syscall));
}
