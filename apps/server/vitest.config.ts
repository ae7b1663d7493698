import { defineConfig } from "vitest/config";
import { baseTest } from "../../tooling/vitest/base-config.ts";

export default defineConfig({
  test: {
    ...baseTest,
    include: ["src/**/*.test.ts"],
    globalSetup: ["test/global-setup.ts"],
    // Some start real processes and databases, on machines that are busy with other things too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
