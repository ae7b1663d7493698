import { defineConfig } from "vitest/config";
import { baseTest } from "../../tooling/vitest/base-config.ts";

export default defineConfig({
  test: {
    ...baseTest,
    // A property that searches many instants must not fail because the machine is busy.
    testTimeout: 60_000,
  },
});
