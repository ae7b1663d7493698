import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";

/** What every package's tests share: a report that the test command adds up, and silence on the console. */
export const baseTest: NonNullable<ViteUserConfig["test"]> = {
  reporters: ["default", "json"],
  outputFile: { json: "test-results/results.json" },
  setupFiles: [fileURLToPath(new URL("fail-on-console.ts", import.meta.url))],
};
