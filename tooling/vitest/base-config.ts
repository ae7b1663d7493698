import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";
import { refuseNoTests } from "./refuse-no-tests.ts";

/** What every package's tests share: a report that the test command adds up, and silence on the console. */
export const baseTest: NonNullable<ViteUserConfig["test"]> = {
  reporters: ["default", "json", refuseNoTests],
  outputFile: { json: "test-results/results.json" },
  // How long a machine takes says nothing about the code: a limit is there for what would never end.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  setupFiles: [fileURLToPath(new URL("fail-on-console.ts", import.meta.url))],
};
