import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { findChromium } from "./find-chromium.mjs";
import { makeMemoryFolder } from "./memory-folder.mjs";
import { testTotals } from "./test-totals.mjs";
import { TURBO } from "./turbo.mjs";

// One more than the processors: server tests wait on I/O.
const TASKS = availableParallelism() + 1;

const root = fileURLToPath(new URL("..", import.meta.url));
const browser = findChromium();
const inCi = process.env.CI === "true";

if (!browser) {
  console.error(
    "\n**** No Chromium on this machine: the browser tests " +
      `${inCi ? "FAIL" : "ARE NOT RUN"}. Install Debian's chromium or set CHROMIUM_PATH. ****\n`,
  );
}

for (const { folder } of testTotals(root).rows)
  rmSync(`${root}/${folder}/test-results`, { recursive: true, force: true });

// Postgres makes and deletes thousands of files, which a disk's file system keeps accounts of.
const memory = makeMemoryFolder();
// Without a listener Ctrl-C ends this process before it has deleted the folder.
process.on("SIGINT", () => {});

const asked = process.argv.slice(2);
const BROWSER_TESTS = "@daily-quran/browser-tests";
// After all others: beside them a page on two cores took half a minute to show what it usually shows at once.
const rounds =
  asked.length > 0 ? [asked] : [[`--filter=!${BROWSER_TESTS}`], [`--filter=${BROWSER_TESTS}`]];
if (!browser && !inCi) rounds.splice(1);

let isGreen = true;
for (const round of rounds) {
  const run = spawnSync(
    process.execPath,
    [TURBO, "run", "test", "--continue", `--concurrency=${TASKS}`, ...round],
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

const totals = testTotals(root);
const unrun = browser || inCi ? [] : ["apps/browser-tests"];
const rows = totals.rows.filter(({ folder }) => !unrun.includes(folder));
for (const { folder, passed, failed, skipped, missing } of rows) {
  console.log(
    `${folder.padEnd(28)} ${missing ? "left no report" : `${passed} passed, ${failed} failed, ${skipped} skipped`}`,
  );
}
for (const { folder, failures } of rows) {
  for (const { test, why } of failures)
    console.log(`FAILED ${folder}: ${test}\n${why.split("\n").slice(0, 12).join("\n")}`);
}
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
if (!browser) console.error("\n**** The browser tests were not run: no Chromium was found. ****");
console.log(`${totals.passed} passed, ${failed} failed`);
process.exitCode = isGreen && failed === 0 ? 0 : 1;
