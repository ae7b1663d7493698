import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";
import { makeScratchFolder } from "../scratch-folder.ts";
import { buildTinyServer, readyUrl, spawnServer } from "./server-process.ts";

let prepared: Promise<void> | undefined;
let preparedRoot = "";

/** Builds the tiny server and the data folder of an earlier run: once for all files of a worker. */
export function prepareData(): Promise<void> {
  return (prepared ??= runOnce());
}

async function runOnce(): Promise<void> {
  await buildTinyServer();
  preparedRoot = await makeScratchFolder(inject("testServer").scratch);
  const server = spawnServer({ root: preparedRoot });
  await readyUrl(server);
  server.child.kill("SIGTERM");
  await server.ended;
}

/** Puts that data into a root folder. */
export function copyPreparedData(root: string): void {
  execFileSync("cp", ["-a", join(preparedRoot, ".data"), root]);
}
