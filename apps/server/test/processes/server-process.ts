import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));
// Inside the package, so that the embedded Postgres is found from there.
const BUNDLE = join(SERVER, ".cache", `tiny-server-${process.env.VITEST_POOL_ID}`);

/** Bundles the tiny server. */
export async function buildTinyServer(): Promise<void> {
  await build({
    entryPoints: [join(SERVER, "test", "tiny-server.ts")],
    outfile: join(BUNDLE, "main.js"),
    bundle: true,
    // With all that it imports, and small: thirty processes start from this one file.
    minify: true,
    platform: "node",
    format: "esm",
    banner: {
      js: 'import { createRequire as toRequire } from "node:module"; const require = toRequire(import.meta.url);',
    },
  });
  const migrations = join(BUNDLE, "migrations");
  // One that was renamed since the last run would stand beside its new name.
  rmSync(migrations, { recursive: true, force: true });
  cpSync(join(SERVER, "src", "db", "migrations"), migrations, { recursive: true });
}

export interface ServerOptions {
  /** The folder of `.env`, and the base of a relative DATA_DIR. */
  readonly root: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** To start as another user; only root may. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** Its output so far, on both streams. */
  readonly said: () => string;
}

/** Starts the tiny server as a separate process, on a free port. */
export function spawnServer({ root, variables, user }: ServerOptions): ServerProcess {
  const child = spawn(process.execPath, [join(BUNDLE, "main.js"), root], {
    ...user,
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      CONTACT_EMAIL: "salam@example.org",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal }));
  return { child, ended, said: () => output };
}

/** Waits until it logs its address; rejects with its output if it exits first. */
export async function readyUrl({ child, ended, said }: ServerProcess): Promise<string> {
  const find = () => /ready on (http:\S+)/.exec(said())?.[1];
  const found = new Promise<string>((resolve) => {
    child.stdout?.on("data", () => {
      const url = find();
      if (url) resolve(url);
    });
  });
  const url = find();
  if (url) return url;
  const failed = ended.then(({ code }) => {
    throw new Error(`The server ended with ${code}: ${said()}`);
  });
  return await Promise.race([found, failed]);
}

/** The process id of the embedded Postgres, from its own pid file; undefined when it has none. */
export async function postgresPid(dataDirectory: string): Promise<number | undefined> {
  const file = join(dataDirectory, "postgres", "cluster", "postmaster.pid");
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : Number.parseInt(text, 10);
}
