import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Adds up the reports that every package's tests left: one row a package, and which packages left none. */
export function testTotals(root) {
  const rows = ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => row(root, join(group, name))),
  );
  const sum = (field) => rows.reduce((total, each) => total + each[field], 0);
  return { rows, passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

function row(root, folder) {
  const report = join(root, folder, "test-results", "results.json");
  if (!existsSync(report)) return { folder, passed: 0, failed: 1, skipped: 0, missing: true };
  const result = JSON.parse(readFileSync(report, "utf8"));
  // A file that failed to load has no tests of its own, and must still count.
  const broken = result.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((t) => t.status === "failed"),
  ).length;
  return {
    folder,
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken,
    skipped: result.numPendingTests + result.numTodoTests,
    missing: false,
  };
}
