import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";
import { refuseNoTests } from "./refuse-no-tests.ts";
import { reportErrors } from "./report-errors.ts";

/** The shared test settings: a report for the totals, and no console output. */
export const baseTest = {
  reporters: ["default", "json", refuseNoTests, reportErrors],
  outputFile: { json: "test-results/results.json" },
  // Only for tests that would never end: a busy machine once took a minute for eight seconds of work.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Two processors are shared by all packages: fewer collections, and none by helpers that wait for each other.
  execArgv: ["--max-semi-space-size=64", "--single-threaded-gc"],
  expect: { poll: { timeout: 60_000 } },
  setupFiles: [fileURLToPath(new URL("fail-on-console.ts", import.meta.url))],
} satisfies ViteUserConfig["test"];

/** The same where a file leaves no module changed, so that the files of a worker share what each would load again. */
export const sharedModules = { ...baseTest, isolate: false } satisfies ViteUserConfig["test"];
