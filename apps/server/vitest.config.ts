import { defineConfig } from "vitest/config";
import { baseTest } from "../../tooling/vitest/base-config.ts";

export default defineConfig({
  test: {
    ...baseTest,
    include: ["src/**/*.test.ts"],
    globalSetup: ["test/global-setup.ts"],
  },
});
