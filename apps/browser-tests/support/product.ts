import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sparePort } from "../../../tooling/spare-port.mjs";

/** The level of an error in the server's log. */
const LOGGED_ERROR = /"level":50\b/;
const MAIN = fileURLToPath(new URL("../../server/dist/main.js", import.meta.url));

/** A running product: the built server with its own database, on a loopback port of its own. */
export interface Product {
  readonly url: string;
  /** The folder with its database. */
  readonly dataDirectory: string;
  /** Ends the server, and leaves its data. */
  leave(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the built server as a reader's machine would run it, or again one that was left; `settings` are environment
 * variables.
 */
export async function startProduct(
  settings: Record<string, string> = {},
  left?: Product,
): Promise<Product> {
  const port = left ? new URL(left.url).port : await sparePort();
  const url = `http://localhost:${port}`;
  const dataDirectory =
    left?.dataDirectory ?? (await mkdtemp(join(tmpdir(), "daily-quran-browser-")));
  // Postgres is another user when the tests run as root, and has to reach its data.
  await chmod(dataDirectory, 0o755);
  const server = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      TAFSEER: "off",
      PSEUDO_LANGUAGE: "on",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await ready(server, url);
  const leave = async () => {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
  };
  return {
    url,
    dataDirectory,
    leave,
    stop: async () => {
      await leave();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  const ended = once(server, "exit").then(() => {
    throw new Error("The server ended before it was ready.");
  });
  const reported = new Promise<void>((resolve) => {
    server.stdout?.on("data", (chunk: Buffer) => {
      const text = String(chunk);
      if (text.includes(url)) resolve();
      // Without it a test that meets a 500 does not say why.
      if (LOGGED_ERROR.test(text)) process.stderr.write(text);
    });
  });
  await Promise.race([reported, ended]);
  ended.catch(() => {});
}
