import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { failure } from "./failure.ts";
import { isRunning } from "./is-running.ts";

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
  try {
    process.kill(pid, "SIGINT");
  } catch {
    return;
  }
  const deadline = performance.now() + MAX_STOP_MS;
  while (isRunning(pid)) {
    if (performance.now() > deadline)
      throw failure(
        `Postgres (pid ${pid}) is left over from an app that was killed, and does not stop. Stop it with: kill -INT ${pid}`,
      );
    await pause(10);
  }
}
