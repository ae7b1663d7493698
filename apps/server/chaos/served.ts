import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findRunning } from "@daily-quran/embedded-postgres/find-running";
import { connect, type Sql } from "../src/db/client.ts";
import { embeddedOptions } from "../src/db/embedded-options.ts";
import { FOR_LONG_WORK } from "../src/db/pool/limits.ts";
import { makeScratchFolder, removeFolder } from "../test/scratch-folder.ts";

/** The built product, running as a process of its own on an embedded database of its own. */
export interface Served {
  readonly port: number;
  readonly sql: Sql;
  readonly dataDirectory: string;
  /** What the process holds in memory, in MB. */
  readonly megabytes: () => number;
  /** To its Postgres and all of that one's processes. */
  readonly signalPostgres: (signal: NodeJS.Signals) => void;
  /** Kills the process; its data stays. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

/** Starts it, on nothing or on the data of another; `main` is another build's `main.js`, to compare with. */
export async function serve(
  variables: Readonly<Record<string, string>>,
  main = MAIN,
  data?: string,
): Promise<Served> {
  const dataDirectory = data ?? (await makeScratchFolder());
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDirectory,
      TAFSEER: "off",
      PORT: "0",
      LOG_LEVEL: "silent",
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on("data", (said) => {
      const found = /localhost:(\d+)/.exec(String(said))?.[1];
      if (found) resolve(Number(found));
    });
    void ended.then(() => reject(new Error("The server did not start.")));
  });
  const address = await findRunning(embeddedOptions(dataDirectory), console);
  if (!address) throw new Error("The server has no database.");
  const sql = connect(address, { max: 2, limits: FOR_LONG_WORK });
  return {
    port,
    sql,
    dataDirectory,
    megabytes: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
    signalPostgres: (signal) => {
      for (const pid of postgresOf(dataDirectory)) process.kill(pid, signal);
    },
    kill: async () => {
      await sql.end({ timeout: 0 });
      child.kill("SIGKILL");
      await ended;
    },
    stop: async () => {
      await sql.end({ timeout: 1 });
      child.kill("SIGTERM");
      await ended;
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
