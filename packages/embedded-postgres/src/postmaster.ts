import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { inWords } from "./failure.ts";
import type { Log } from "./log.ts";
import type { ClusterSetup } from "./cluster-setup.ts";

/** A running Postgres server, our child process. */
export interface Postmaster {
  /** Resolves when it has exited for any reason. */
  readonly ended: Promise<void>;
  /** A fast shutdown: connections are closed, acknowledged writes are on disk. */
  stop(): Promise<void>;
}

const READY = /database system is ready to accept (?:read-only )?connections/;
// A slow stop is followed by SIGQUIT, then SIGKILL; write-ahead logging makes that safe.
const STOP_LIMIT_MS = 2_500;
const QUIT_LIMIT_MS = 700;

/** Starts the server and waits until it accepts connections; rejects with its last log lines. */
export async function startPostmaster(setup: ClusterSetup, log: Log): Promise<Postmaster> {
  const child = spawn(setup.binaries.postgres, argumentsFor(setup), {
    ...setup.user,
    cwd: setup.home,
    env: { LC_ALL: "C", PATH: "/usr/bin:/bin" },
    stdio: ["ignore", "ignore", "pipe"],
    // Its own process group: Ctrl-C must reach only the app, which stops Postgres last.
    detached: true,
  });
  // Kill Postgres at any exit; write-ahead logging makes that safe.
  const abandon = () => {
    child.kill("SIGQUIT");
    signalAll(child, "SIGCONT");
  };
  process.once("exit", abandon);
  const ended = once(child, "close").then(() => void process.off("exit", abandon));
  await ready(child, log, setup.dataDirectory);
  return { ended, stop: () => stop(child, ended) };
}

function argumentsFor({ cluster, socketFolder, settings }: ClusterSetup): string[] {
  const folders = `"${socketFolder.replaceAll('"', '""')}"`;
  const all = [
    "listen_addresses=",
    "port=5432",
    `unix_socket_directories=${folders}`,
    "unix_socket_permissions=0700",
    "max_connections=40",
    "lc_messages=C",
    "log_destination=stderr",
    "log_line_prefix=",
    // Without statement errors: the app handles them, and they may quote user input.
    "log_min_messages=log",
    ...settings,
  ];
  return ["-D", cluster, ...all.flatMap((setting) => ["-c", setting])];
}

function ready(child: ChildProcess, log: Log, dataDirectory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const errors: string[] = [];
    let isReady = false;
    let isFatal = false;
    const read = (line: string): void => {
      // A DETAIL or HINT belongs to the message before it; that of a LOG does not say why Postgres ended.
      if (!/^(DETAIL|HINT|CONTEXT):/.test(line)) isFatal = /^(PANIC|FATAL):/.test(line);
      if (READY.test(line)) isReady = true;
      if (isReady) resolve();
      // Until then the rejection says it.
      if (isFatal && !isReady) errors.push(line);
      else logLine(inWords(line, dataDirectory), isFatal, log);
    };
    if (child.stderr) createInterface({ input: child.stderr }).on("line", read);
    child.once("error", reject);
    child.once("close", () => {
      const said = errors.join(" ") || "Postgres said nothing";
      reject(new Error(inWords(said, dataDirectory)));
    });
  });
}

function logLine(line: string, isFatal: boolean, log: Log): void {
  if (line.includes("PANIC:")) log.error(`postgres: ${line}`);
  else if (isFatal) log.warn(`postgres: ${line}`);
  else log.info(`postgres: ${line}`);
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGINT");
  // A frozen process handles signals only after SIGCONT.
  signalAll(child, "SIGCONT");
  const quit = setTimeout(() => child.kill("SIGQUIT"), STOP_LIMIT_MS);
  const kill = setTimeout(() => signalAll(child, "SIGKILL"), STOP_LIMIT_MS + QUIT_LIMIT_MS);
  await ended.finally(() => {
    clearTimeout(quit);
    clearTimeout(kill);
  });
}

/** Signals the server and its children, each in its own process group. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  for (const each of [pid, ...childrenOf(pid)])
    try {
      process.kill(each, signal);
    } catch {
      // It has exited.
    }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number);
  } catch {
    // Not Linux, or it has exited.
    return [];
  }
}
