import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sparePort } from "./spare-port.mjs";

const START_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 5_000;

/** The npx arguments for pnpm, on this Node or one from the registry: `node tooling/prove-start.mjs 24`. */
function pnpm(node, ...words) {
  return node
    ? ["--yes", "--package", `node@${node}`, "--package", "pnpm@12", "pnpm", ...words]
    : ["--yes", "pnpm@12", ...words];
}

/** Checked, since npx could silently use the caller's Node. */
function refuseOtherNode(node) {
  const { stdout } = spawnSync("npx", pnpm(node, "exec", "node", "--version"), {
    encoding: "utf8",
  });
  const version = stdout.trim();
  console.log(`Starting on Node ${version}`);
  if (!version.startsWith(`v${node}.`)) throw new Error(`Node ${node} was asked for.`);
}

/** Runs the README's start command on a fresh data folder; returns the process once it is ready. */
async function start(port, dataDirectory) {
  const app = spawn("npx", pnpm(node, "start"), {
    detached: true,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: "", DATA_DIR: dataDirectory },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const limit = setTimeout(() => process.kill(-Number(app.pid), "SIGKILL"), START_TIMEOUT_MS);
  let output = "";
  const ready = new Promise((resolve) => {
    app.stdout.on("data", (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
      if (output.includes(`http://localhost:${port}`)) resolve(true);
    });
  });
  const isReady = await Promise.race([ready, once(app, "exit").then(() => false)]);
  clearTimeout(limit);
  if (!isReady) throw new Error("The start command ended before it was ready.");
  return app;
}

/** npx exits before its child: the app has stopped when Postgres's pid file is gone. */
async function stopped() {
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (existsSync(join(dataDirectory, "postgres", "cluster", "postmaster.pid"))) {
    if (Date.now() > deadline) throw new Error("The app did not stop its Postgres.");
    await pause(20);
  }
}

const node = process.argv[2];
if (node) refuseOtherNode(node);
const port = await sparePort();
const dataDirectory = mkdtempSync(join(tmpdir(), "daily-quran-"));
// As root, Postgres is another user who must reach its data.
chmodSync(dataDirectory, 0o755);
const app = await start(port, dataDirectory);
const ended = once(app, "exit");
try {
  const reading = await fetch(`http://127.0.0.1:${port}/api/current-reading`);
  const { day, readingTitle, surahs } = await reading.json();
  if (reading.status !== 200 || !surahs[0].verses[0].arabic) throw new Error("No reading came.");
  const ready = await fetch(`http://127.0.0.1:${port}/api/ready`);
  if (ready.status !== 200) throw new Error(`/api/ready said ${ready.status}.`);
  console.log(`Today is day ${day}: ${readingTitle}`);
} finally {
  process.kill(-Number(app.pid), "SIGTERM");
}
await ended;
await stopped();
rmSync(dataDirectory, { recursive: true, force: true });
console.log("Stopped cleanly.");
