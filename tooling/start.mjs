import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { TURBO } from "./turbo.mjs";

const OLDEST_NODE = [20, 19];
/** The line in which Turborepo says that it builds a package anew. */
const BEGUN = /@daily-quran\/([\w-]+):build: .*cache miss/;
const root = fileURLToPath(new URL("..", import.meta.url));

let running;

// Without a terminal SIGHUP stays ignored, so that nohup works.
for (const signal of ["SIGINT", "SIGTERM", ...(process.stdout.isTTY ? ["SIGHUP"] : [])])
  process.on(signal, () => running?.kill(signal));

/** Runs a program to its end and forwards signals; returns its exit code as a shell would. */
async function run(program, args, more) {
  running = spawn(program, args, { cwd: root, stdio: "inherit", ...more });
  const [code, signal] = await once(running, "exit");
  return code ?? 128 + constants.signals[signal];
}

function isTooOld(version) {
  const [major, minor] = version.split(".").map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
}

/** Builds what has changed, a line for each part. What the tools print is shown by LOG=all, or when one fails. */
async function build() {
  console.log("Building what has changed since the last start (the first time takes a minute) …");
  const args = [TURBO, "run", "build", "--output-logs=new-only"];
  const env = { ...process.env, TURBO_NO_UPDATE_NOTIFIER: "1", TURBO_TELEMETRY_DISABLED: "1" };
  if (process.env.LOG === "all") return await run(process.execPath, args, { env });
  const lines = [];
  const ended = run(process.execPath, args, { env, stdio: ["inherit", "pipe", "pipe"] });
  const read = [running.stdout, running.stderr].map((input) => {
    const reader = createInterface({ input }).on("line", (line) => {
      lines.push(line);
      const [, part] = BEGUN.exec(line) ?? [];
      if (part) console.log(`  ${part} …`);
    });
    return once(reader, "close");
  });
  const [code] = await Promise.all([ended, ...read]);
  if (code !== 0) console.error(lines.join("\n"));
  return code;
}

async function start() {
  if (isTooOld(process.versions.node)) {
    console.error(
      `Node ${OLDEST_NODE.join(".")} or newer is needed; this is ${process.versions.node}.`,
    );
    return 1;
  }
  const built = await build();
  if (built !== 0) return built;
  // What both settings of memory do: docs/operations.md, "Memory".
  const flags = ["--max-semi-space-size=8", "--enable-source-maps"];
  return await run(process.execPath, [...flags, "apps/server/dist/main.js"], {
    env: { MALLOC_TRIM_THRESHOLD_: "131072", ...process.env },
  });
}

process.exitCode = await start();
