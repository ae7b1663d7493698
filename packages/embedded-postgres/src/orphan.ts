import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { failure } from "./failure.ts";

// The socket's lock file, whose first line is the pid: a killed restore may have run another cluster.
const LOCK = ".s.PGSQL.5432.lock";
const MAX_STOP_MS = 10_000;

/**
 * Stops the server of a killed app. Call it only if that server just responded: else the pid may be stale.
 */
export async function stopOrphan(socketFolder: string): Promise<void> {
  const pidFile = await readFile(join(socketFolder, LOCK), "utf8").catch(() => undefined);
  if (pidFile === undefined) return;
  const pid = Number.parseInt(pidFile, 10);
  signal(pid, "SIGINT");
  const deadline = performance.now() + MAX_STOP_MS;
  while (signal(pid, 0)) {
    if (performance.now() > deadline)
      throw failure(
        `Postgres (pid ${pid}) is left over from an app that was killed, and does not stop. Stop it with: kill -INT ${pid}`,
      );
    await pause(10);
  }
}

function signal(pid: number, name: "SIGINT" | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
