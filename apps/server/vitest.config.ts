import { defineConfig } from "vitest/config";
import { baseTest } from "../../tooling/vitest/base-config.ts";

export default defineConfig({
  test: {
    ...baseTest,
    // What proves the proofs runs here too, beside the Postgres that is there already.
    include: ["src/**/*.test.ts", "../proofs/{fuzz,support}/*.test.ts"],
    // A file leaves no module changed, so the files of a worker share what each would load again.
    isolate: false,
    // Two files at once, as half of a file waits for its database.
    maxWorkers: 2,
    globalSetup: ["test/global-setup.ts"],
  },
});
