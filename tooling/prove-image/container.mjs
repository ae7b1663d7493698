import { setTimeout as pause } from "node:timers/promises";
import { interrupted } from "./run.mjs";

const HEALTHY_TIMEOUT_MS = 60_000;
const USERS = "stat --format=%U /proc/[0-9]* 2>/dev/null | sort -u";
const COMPILERS =
  "find / -xdev -name tsc -o -name tsgo -o -name typescript.js -o -path '*/node_modules/typescript'";

/** Waits until the health check of a container has passed. */
export async function untilHealthy(docker, container) {
  const deadline = Date.now() + HEALTHY_TIMEOUT_MS;
  for (;;) {
    const state = await docker("inspect", "--format", "{{.State.Health.Status}}", container);
    if (state === "healthy") return;
    interrupted.throwIfAborted();
    if (Date.now() > deadline) throw new Error(`${container} is ${state} instead of healthy.`);
    await pause(500);
  }
}

/** A container has ended by itself, and was neither killed nor failed. */
export async function checkStopped(docker, container) {
  const found = await docker(
    "inspect",
    "--format",
    "{{.State.Status}} {{.State.ExitCode}}",
    container,
  );
  expectEqual(`${container} after its stop`, found, "exited 0");
}

/** Every process in a container belongs to the user `node`, and there is no TypeScript compiler. */
export async function checkInside(docker, container) {
  const users = await docker("exec", container, "sh", "-c", USERS);
  expectEqual("The users of its processes", users, "node");
  // As root, who may look everywhere.
  const compilers = await docker("exec", "--user=root", container, "sh", "-c", COMPILERS);
  expectEqual("The compilers in the image", compilers, "");
}

/** The size of an image, and how much of it the product added to its base. */
export async function saySize(docker, image, base) {
  const sizeOf = async (name) =>
    Number(await docker("image", "inspect", "--format", "{{.Size}}", name)) / 1_000_000;
  const size = await sizeOf(image);
  const added = size - (await sizeOf(base));
  return `The image has ${size.toFixed(0)} MB, ${added.toFixed(0)} MB of it on top of ${base}.`;
}

/** The memory that a container uses now. */
export async function memoryOf(docker, container) {
  const used = await docker("stats", "--no-stream", "--format", "{{.MemUsage}}", container);
  return used.split(" / ", 1)[0];
}

/** Throws unless both are the same. */
export function expectEqual(what, found, expected) {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}.`);
}
