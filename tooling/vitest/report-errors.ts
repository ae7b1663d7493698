import { mkdirSync, writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

/** Leaves the errors that no test threw, which vitest's own report has not, to the totals. */
export const reportErrors: Reporter = {
  onTestRunEnd(_modules, errors) {
    mkdirSync("test-results", { recursive: true });
    const said = errors.map(({ message, stack }) => stack ?? message);
    writeFileSync("test-results/errors.json", JSON.stringify(said));
  },
};
