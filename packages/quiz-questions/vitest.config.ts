import { defineConfig } from "vitest/config";
import { baseTest } from "../../tooling/vitest/base-config.ts";

export default defineConfig({
  test: {
    ...baseTest,
    // One worker with shared modules: the real Quran is read and indexed once, not once a file.
    isolate: false,
    fileParallelism: false,
  },
});
