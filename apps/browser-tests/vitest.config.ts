import { defineConfig } from "vitest/config";
import { baseTest } from "../../tooling/vitest/base-config.ts";

export default defineConfig({
  test: {
    ...baseTest,
    globalSetup: "support/global-setup.ts",
    // The test of `pnpm dev` works on a copy of the tree, and has its own configuration.
    include: ["src/**/*.test.ts"],
    setupFiles: [...baseTest.setupFiles, "support/browser-hooks.ts"],
    // Loading Playwright again for each file took a second; a file leaves nothing behind in a module.
    isolate: false,
    // Two files at once, as half of a file's time is waiting for the page.
    maxWorkers: 2,
  },
});
