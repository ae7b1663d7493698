import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { startContractServer } from "../support/contract-server.ts";
import { sparePort } from "../../../tooling/spare-port.mjs";
import { makeWorkingCopy } from "./working-copy.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly workingCopy: string;
    /** The file with all that `pnpm dev` printed. */
    readonly devLog: string;
  }
}

const START_LIMIT = 180_000;
const STOP_LIMIT = 10_000;

/** Runs `pnpm dev` on a copy of this tree with fresh data, and a browser; the end of the tests is Ctrl-C. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeWorkingCopy();
  const port = await sparePort();
  const url = `http://localhost:${port}`;
  const dataDirectory = mkdtempSync(join(tmpdir(), "daily-quran-dev-data-"));
  // Postgres is another user when the tests run as root, and has to reach its data.
  chmodSync(dataDirectory, 0o755);
  const dev = spawn("npx", ["--yes", "pnpm@12", "dev"], {
    cwd: folder,
    detached: true,
    env: {
      ...withoutVitest(),
      PORT: String(port),
      PUBLIC_URL: "",
      DATA_DIR: dataDirectory,
      TAFSEER: "off",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = join(dataDirectory, "dev.log");
  for (const output of [dev.stdout, dev.stderr])
    output.on("data", (chunk: Buffer) => {
      process.stdout.write(chunk);
      appendFileSync(log, chunk);
    });
  const stop = async (): Promise<void> => {
    signalGroup(dev, "SIGINT");
    await stopped(join(dataDirectory, "postgres", "cluster", "postmaster.pid")).finally(() => {
      signalGroup(dev, "SIGKILL");
      // What is still on its way would be written to a file in a deleted folder.
      for (const output of [dev.stdout, dev.stderr]) output.destroy();
      for (const used of [folder, dataDirectory]) rmSync(used, { recursive: true, force: true });
    });
  };
  await ready(dev, url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const contract = await startContractServer();
  project.provide("productUrl", url);
  project.provide("contractUrl", contract.url);
  project.provide("workingCopy", folder);
  project.provide("devLog", log);
  return async () => {
    contract.stop();
    await stop();
  };
}

/** What vitest sets would make a test's environment of it. */
function withoutVitest(): NodeJS.ProcessEnv {
  const own = /^(?:VITEST|TEST|NODE_ENV|DEV|PROD|MODE|TURBO_HASH)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

function signalGroup(dev: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-(dev.pid ?? 0), signal);
  } catch {
    // It has ended.
  }
}

async function ready(dev: ChildProcess, url: string): Promise<void> {
  const limit = new AbortController();
  const said = new Promise<void>((resolve) => {
    dev.stdout?.on("data", (chunk: Buffer) => {
      if (String(chunk).includes(`is ready on ${url}`)) resolve();
    });
  });
  const failed = once(dev, "exit").then(() => {
    throw new Error("pnpm dev ended before it was ready.");
  });
  const late = pause(START_LIMIT, undefined, { signal: limit.signal }).then(() => {
    throw new Error("pnpm dev was not ready in time.");
  });
  for (const other of [failed, late]) other.catch(() => {});
  await Promise.race([said, failed, late]).finally(() => limit.abort());
}

/** The app has stopped when its Postgres has taken back its pid file. */
async function stopped(pidFile: string): Promise<void> {
  const deadline = Date.now() + STOP_LIMIT;
  while (existsSync(pidFile)) {
    if (Date.now() > deadline) throw new Error("pnpm dev did not stop its Postgres.");
    await pause(20);
  }
}
