import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new empty folder that other users may enter: Postgres is another user when the tests run as root. */
export async function makeScratchFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, "daily-quran-test-"));
  await chmod(folder, 0o755);
  return folder;
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
