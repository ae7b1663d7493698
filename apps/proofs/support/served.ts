import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findRunning } from "@daily-quran/embedded-postgres/find-running";
import { connect, type DatabaseAddress, type Sql } from "../../server/src/db/client.ts";
import { embeddedOptions } from "../../server/src/db/embedded-options.ts";
import { FOR_LONG_WORK } from "../../server/src/db/pool/limits.ts";
import { makeScratchFolder, removeFolder } from "../../server/test/scratch-folder.ts";

/** The built product, running as a process of its own on an embedded database of its own. */
export interface Served {
  readonly pid: number;
  readonly port: number;
  readonly address: DatabaseAddress;
  readonly sql: Sql;
  readonly dataDirectory: string;
  /** The memory of the process, in MB. */
  readonly megabytes: () => number;
  /** To its Postgres and all processes of it. */
  readonly signalPostgres: (signal: NodeJS.Signals) => void;
  /** Kills the process; its data stays. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const MAIN = fileURLToPath(new URL("../../server/dist/main.js", import.meta.url));

/** A server process. */
export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  /** Sends the signal and waits for its end. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
  /** The same with SIGTERM. */
  readonly stop: () => Promise<void>;
}

/** Starts the product as a process and waits until it listens; rejects with its output if it exits before. */
export async function startServer(
  variables: Readonly<Record<string, string>>,
  main = MAIN,
): Promise<ServerProcess> {
  // The settings of memory are those of `pnpm start`, the image and the service.
  const child = spawn(process.execPath, ["--max-semi-space-size=8", main], {
    env: {
      PATH: process.env.PATH,
      MALLOC_TRIM_THRESHOLD_: "131072",
      TAFSEER: "off",
      PORT: "0",
      LOG_LEVEL: "silent",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return await listening(child);
}

/** Waits until a server says its address; rejects with what it says of its faults if it exits before. */
export async function listening(child: ChildProcess): Promise<ServerProcess> {
  const ended = once(child, "exit");
  let errors = "";
  child.stderr?.on("data", (chunk) => (errors += String(chunk)));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      const found = /localhost:(\d+)/.exec(String(chunk))?.[1];
      if (found) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(errors.trim() || "The server did not start.")));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { pid: child.pid ?? 0, port, end, stop: () => end("SIGTERM") };
}

/** Starts it with new data or that of another; `main` is the `main.js` of another build to compare with. */
export async function serve(
  variables: Readonly<Record<string, string>>,
  main = MAIN,
  data?: string,
): Promise<Served> {
  const dataDirectory = data ?? (await makeScratchFolder());
  const server = await startServer({ DATA_DIR: dataDirectory, ...variables }, main);
  const address = await findRunning(embeddedOptions(dataDirectory), console);
  if (!address) throw new Error("The server has no database.");
  const sql = connect(address, { max: 2, limits: FOR_LONG_WORK });
  return {
    pid: server.pid,
    port: server.port,
    address,
    sql,
    dataDirectory,
    megabytes: () => {
      const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
    signalPostgres: (signal) => {
      for (const pid of postgresOf(dataDirectory)) process.kill(pid, signal);
    },
    kill: async () => {
      await sql.end({ timeout: 0 });
      await server.end("SIGKILL");
    },
    stop: async () => {
      await sql.end({ timeout: 1 });
      await server.stop();
      await removeFolder(dataDirectory);
    },
  };
}

function postgresOf(dataDirectory: string): number[] {
  const file = join(dataDirectory, "postgres", "cluster", "postmaster.pid");
  const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return [pid, ...children.split(" ").filter(Boolean).map(Number)];
}
