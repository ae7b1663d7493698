import { defineConfig } from "vitest/config";
import { baseTest } from "../../tooling/vitest/base-config.ts";

/** The tests of `pnpm dev`, not part of `pnpm test`: they install and start a copy of the repository. */
export default defineConfig({
  test: {
    ...baseTest,
    include: ["dev/**/*.test.ts"],
    globalSetup: "dev/global-setup.ts",
    setupFiles: [...baseTest.setupFiles, "support/browser-hooks.ts"],
    reporters: ["default"],
    testTimeout: 180_000,
    teardownTimeout: 30_000,
  },
});
