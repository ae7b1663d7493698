import { defineConfig } from "vitest/config";
import { baseTest } from "../../tooling/vitest/base-config.ts";

export default defineConfig({
  test: {
    ...baseTest,
    // A file leaves no module changed, so the files of a worker share what each would load again.
    isolate: false,
  },
});
