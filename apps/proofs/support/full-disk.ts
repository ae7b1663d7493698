import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { makeScratchFolder, removeFolder } from "../../server/test/scratch-folder.ts";

/** A small file system of its own, to be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no free byte. */
  readonly fill: () => void;
  readonly free: () => void;
  readonly remove: () => Promise<void>;
}

const CHUNK = Buffer.alloc(64 * 1024);

/** Mounts one at a folder, or at a new one; only root can, on Linux. */
export async function mountSmallDisk(megabytes: number, at?: string): Promise<SmallDisk> {
  const folder = at ?? (await makeScratchFolder());
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], {
      stdio: "pipe",
    });
  } catch (error) {
    await removeFolder(folder);
    throw new Error("A small file system cannot be mounted: that needs Linux and root.", {
      cause: error,
    });
  }
  // Postgres is another user.
  await chmod(folder, 0o755);
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, "a");
      try {
        // Smaller and smaller pieces, until not even a byte fits.
        for (let size = CHUNK.length; size >= 1; size = Math.floor(size / 2)) writeAll(file, size);
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: async () => {
      execFileSync("umount", ["--lazy", folder]);
      await removeFolder(folder);
    },
  };
}

function writeAll(file: number, size: number): void {
  try {
    while (writeSync(file, CHUNK, 0, size) > 0);
  } catch {
    // ENOSPC.
  }
}
