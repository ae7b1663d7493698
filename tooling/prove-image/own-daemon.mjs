import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { keepNetwork } from "./machine-network.mjs";
import { interrupted, succeeds } from "./run.mjs";

const START_TIMEOUT_MS = 60_000;

/** A Docker daemon with its images in `folder`; `stop` leaves nothing of it but these. */
export async function startOwnDaemon(folder) {
  if (!(await succeeds("dockerd", ["--version"])))
    throw new Error("No Docker runs, and there is no dockerd to start one.");
  const restoreNetwork = await keepNetwork();
  mkdirSync(folder, { recursive: true });
  const log = openSync(join(folder, "dockerd.log"), "w");
  const host = `unix://${join(folder, "docker.sock")}`;
  const daemon = spawn(
    "dockerd",
    [
      `--data-root=${join(folder, "data")}`,
      `--exec-root=${join(folder, "exec")}`,
      `--pidfile=${join(folder, "dockerd.pid")}`,
      `--host=${host}`,
    ],
    // Detached, so that Ctrl-C leaves it to `stop`.
    { detached: true, stdio: ["ignore", log, log] },
  );
  const ended = once(daemon, "exit");
  const stop = async () => {
    daemon.kill("SIGTERM");
    await ended;
    await restoreNetwork();
    rmSync(join(folder, "exec"), { recursive: true, force: true });
  };
  const env = { ...process.env, DOCKER_HOST: host };
  try {
    await answering(daemon, env);
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, stop };
}

async function answering(daemon, env) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await succeeds("docker", ["info"], { env }))) {
    interrupted.throwIfAborted();
    if (Date.now() > deadline || daemon.exitCode !== null)
      throw new Error("dockerd did not start. It needs root; run it by hand to see why.");
    await pause(200);
  }
}
