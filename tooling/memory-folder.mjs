import { chmodSync, mkdtempSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const SHARED_MEMORY = "/dev/shm";
// The tests fill 0.7 GB at once; a container often has 64 MB there.
const NEEDED = 4 * 1024 ** 3;

/** Makes an empty folder in memory that every user may enter; undefined on a machine with less than 4 GB to spare. */
export function makeMemoryFolder() {
  if (freemem() < NEEDED || spareRoom() < NEEDED) return undefined;
  const folder = mkdtempSync(join(SHARED_MEMORY, "daily-quran-tests-"));
  chmodSync(folder, 0o755);
  return folder;
}

function spareRoom() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
