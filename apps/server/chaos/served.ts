import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findRunning } from "@daily-quran/embedded-postgres/find-running";
import { connect, type Sql } from "../src/db/client.ts";
import { embeddedOptions } from "../src/db/embedded-options.ts";
import { makeScratchFolder, removeFolder } from "../test/scratch-folder.ts";

/** The built product, running as a process of its own on an embedded database of its own. */
export interface Served {
  readonly port: number;
  readonly sql: Sql;
  /** What the process holds in memory, in MB. */
  readonly megabytes: () => number;
  readonly stop: () => Promise<void>;
}

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

/** Starts it; `main` is another build's `main.js`, to compare with. */
export async function serve(
  variables: Readonly<Record<string, string>>,
  main = MAIN,
): Promise<Served> {
  const dataDirectory = await makeScratchFolder();
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDirectory,
      TAFSEER: "off",
      PORT: "0",
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
  const sql = connect(address, { max: 2 });
  return {
    port,
    sql,
    megabytes: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
    stop: async () => {
      await sql.end({ timeout: 1 });
      child.kill("SIGTERM");
      await ended;
      await removeFolder(dataDirectory);
    },
  };
}
