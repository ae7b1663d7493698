import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";
import { refuseNoTests } from "./refuse-no-tests.ts";

/** The shared test settings: a report for the totals, and no console output. */
export const baseTest = {
  reporters: ["default", "json", refuseNoTests],
  outputFile: { json: "test-results/results.json" },
  // A generous timeout: only for tests that would never end.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  setupFiles: [fileURLToPath(new URL("fail-on-console.ts", import.meta.url))],
} satisfies ViteUserConfig["test"];
