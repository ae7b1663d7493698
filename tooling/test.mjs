import { spawnSync } from "node:child_process";
import { rmSync, chmodSync, mkdtempSync, statfsSync } from "node:fs";
import { availableParallelism, freemem } from "node:os";
import { fileURLToPath } from "node:url";
import { findChromium } from "./find-chromium.mjs";
import { join } from "node:path";
import { testTotals } from "./test-totals.mjs";
import { TURBO } from "./turbo.mjs";

// One more than the processors: server tests wait on I/O.
const TASKS = availableParallelism() + 1;

const SHARED_MEMORY = "/dev/shm";
// The tests fill 0.7 GB at once; a container often has 64 MB there.
const NEEDED = 4 * 1024 ** 3;

const root = fileURLToPath(new URL("..", import.meta.url));
const browser = findChromium();
const inCi = process.env.CI === "true";
// What `pnpm test` leaves out, so that it stays short.
const isLong = process.argv[2] === "--long";
const script = isLong ? "test:long" : "test";

if (!browser) {
  console.error(
    "\n**** No Chromium on this machine: the browser tests " +
      `${inCi ? "FAIL" : "ARE NOT RUN"}. Install Debian's chromium or set CHROMIUM_PATH. ****\n`,
  );
}

for (const { folder } of testTotals(root, script))
  rmSync(`${root}/${folder}/test-results`, { recursive: true, force: true });

// Postgres makes and deletes thousands of files, which a disk's file system keeps accounts of.
const memory = makeMemoryFolder();
// Without a listener Ctrl-C ends this process before it has deleted the folder.
process.on("SIGINT", () => {});

const BROWSER_TESTS = "@daily-quran/browser-tests";
// Each is run after the one before: beside all others a page on two cores takes half a minute to open.
const rounds = [
  [script, `--filter=!${BROWSER_TESTS}`],
  [isLong ? script : "test:ways", `--filter=${BROWSER_TESTS}`],
].slice(0, browser || inCi ? 2 : 1);

let isGreen = true;
for (const round of rounds) {
  const run = spawnSync(
    process.execPath,
    [TURBO, "run", ...round, "--continue", `--concurrency=${TASKS}`],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        ...(browser && { CHROMIUM_PATH: browser }),
        ...(memory && { TMPDIR: memory }),
      },
    },
  );
  isGreen &&= run.status === 0;
}
if (memory) rmSync(memory, { recursive: true, force: true });

const isRun = (folder) => folder !== "apps/browser-tests" || browser || inCi;
const rows = testTotals(root, script).filter(({ folder }) => isRun(folder));
for (const { folder, passed, failed, skipped, missing } of rows) {
  console.log(
    `${folder.padEnd(28)} ${missing ? "left no report" : `${passed} passed, ${failed} failed, ${skipped} skipped`}`,
  );
}
for (const { folder, failures } of rows) {
  for (const { test, why } of failures)
    console.log(`FAILED ${folder}: ${test}\n${why.split("\n").slice(0, 12).join("\n")}`);
}
const [passed, failed] = ["passed", "failed"].map((field) =>
  rows.reduce((sum, row) => sum + row[field], 0),
);
if (!browser) console.error("\n**** The browser tests were not run: no Chromium was found. ****");
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = isGreen && failed === 0 ? 0 : 1;

/** Makes an empty folder in memory that every user may enter; undefined on a machine with less than 4 GB to spare. */
function makeMemoryFolder() {
  if (freemem() < NEEDED || spareRoom() < NEEDED) return undefined;
  const folder = mkdtempSync(join(SHARED_MEMORY, "daily-quran-tests-"));
  chmodSync(folder, 0o755);
  return folder;
}

function spareRoom() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
