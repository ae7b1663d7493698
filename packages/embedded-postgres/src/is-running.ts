import { readFileSync } from "node:fs";

/** Whether a process runs: one that has exited counts no more, even before its parent has asked for it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

// An orphan's new parent may ask once a second only.
function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).startsWith("Z");
  } catch {
    // Not Linux, or it has exited meanwhile.
    return false;
  }
}
