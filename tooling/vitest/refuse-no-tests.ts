import type { Reporter } from "vitest/node";

/** Fails a run without tests: a name that matches none would pass. */
export const refuseNoTests: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    if (modules.length === 0 || tests.some((test) => test.result().state !== "skipped")) return;
    process.stderr.write(
      `\nNo test ran: none of ${tests.length} has the name that was asked for.\n`,
    );
    process.exitCode = 1;
  },
};
