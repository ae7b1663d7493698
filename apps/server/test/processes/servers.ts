import { isRunning } from "@daily-quran/embedded-postgres/is-running";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { copyPreparedData, prepareData } from "./prepared-data.ts";
import { makeScratchFolder, removeFolder } from "../scratch-folder.ts";
import {
  postgresPid,
  type ServerOptions,
  type ServerProcess,
  spawnServer,
} from "./server-process.ts";

/** Servers of one test, all in one root folder; both are gone after the test. */
export interface Servers {
  readonly root: string;
  /** The data folder in it. */
  readonly data: string;
  readonly start: (options?: Partial<ServerOptions>) => ServerProcess;
  /** With the data of a server that has run before: making a database takes longer than all else. */
  readonly startPrepared: () => ServerProcess;
}

/** Makes a new folder for each test of the file, to start servers in. */
export function useServers(): Servers {
  let root: string;
  let started: ServerProcess[];

  const start = (options: Partial<ServerOptions> = {}): ServerProcess => {
    const server = spawnServer({ root, ...options });
    started.push(server);
    return server;
  };

  beforeAll(prepareData);
  beforeEach(async () => {
    root = await makeScratchFolder();
    started = [];
  });
  afterEach(async () => {
    for (const { child, ended } of started) {
      child.kill("SIGKILL");
      await ended;
    }
    const orphan = await postgresPid(join(root, ".data"));
    if (orphan !== undefined) await kill(orphan, "SIGQUIT");
    await removeFolder(root);
  });

  return {
    get root() {
      return root;
    },
    get data() {
      return join(root, ".data");
    },
    start,
    startPrepared: () => {
      copyPreparedData(root);
      return start();
    },
  };
}

/** Stops a server as an operator would, and returns its exit code. */
export async function stop({ child, ended }: ServerProcess): Promise<number | null> {
  child.kill("SIGTERM");
  return (await ended).code;
}

/** Sends a signal and waits until the process is gone. */
export async function kill(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal);
  await expect.poll(() => isRunning(pid), { interval: 5 }).toBe(false);
}

/** The names that the tiny server has stored. */
export async function listNames(url: string): Promise<unknown> {
  const response = await fetch(`${url}/names`);
  return await response.json();
}

/** Stores a name; returns the status of the response. */
export async function addName(url: string, name: string): Promise<number> {
  return (await fetch(`${url}/names/${name}`, { method: "POST" })).status;
}
