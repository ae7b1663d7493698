import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { output, run, succeeds } from "./run.mjs";

const START_TIMEOUT_MS = 60_000;

/**
 * The machine's Docker, or else a daemon of our own whose data is in `folder`: `isOwn` says which. `stop`
 * ends only our own.
 */
export async function openDocker(folder) {
  if (succeeds("docker", ["info"])) return { env: process.env, isOwn: false, stop: async () => {} };
  if (!succeeds("dockerd", ["--version"]))
    throw new Error("Docker is needed: on Debian, apt-get install docker.io docker-compose.");
  mkdirSync(folder, { recursive: true });
  const host = `unix://${join(folder, "docker.sock")}`;
  const log = openSync(join(folder, "dockerd.log"), "w");
  const daemon = spawn(
    "dockerd",
    [
      // Works on every file system, and without privileges for overlays.
      "--storage-driver=vfs",
      `--data-root=${join(folder, "data")}`,
      `--exec-root=${join(folder, "exec")}`,
      `--pidfile=${join(folder, "dockerd.pid")}`,
      `--host=${host}`,
    ],
    { stdio: ["ignore", log, log] },
  );
  const ended = once(daemon, "exit");
  const env = { ...process.env, DOCKER_HOST: host };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!succeeds("docker", ["info"], { env })) {
    if (Date.now() > deadline || daemon.exitCode !== null)
      throw new Error(`dockerd did not start: see ${join(folder, "dockerd.log")}`);
    await pause(200);
  }
  const stop = async () => {
    daemon.kill("SIGTERM");
    await ended;
  };
  return { env, isOwn: true, stop };
}

/** `compose(tree, words)` on one project, by Compose 2 if it is there and else by Compose 1. */
export function openCompose(docker, project) {
  const isNew = succeeds("docker", ["compose", "version"]);
  if (!isNew && !succeeds("docker-compose", ["version"])) throw new Error("Compose is needed.");
  const [command, ...first] = isNew ? ["docker", "compose"] : ["docker-compose"];
  console.log(output(command, [...first, "version", "--short"]), "is the version of Compose.");
  return (tree, ...words) =>
    run(command, [...first, "--project-name", project, ...words], { cwd: tree, env: docker.env });
}
