import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The test reports of the packages with such a script: one row each, with missing reports and the names of failed tests. */
export function testTotals(root, script) {
  return ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => join(group, name))
      .filter((folder) => hasScript(join(root, folder), script))
      .map((folder) => row(root, folder)),
  );
}

function hasScript(folder, script) {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return scripts?.[script] !== undefined;
}

function row(root, folder) {
  const report = join(root, folder, "test-results", "results.json");
  if (!existsSync(report)) {
    const failures = [{ test: "all of its tests", why: "it left no report" }];
    return { folder, passed: 0, failed: 1, skipped: 0, missing: true, failures };
  }
  const result = JSON.parse(readFileSync(report, "utf8"));
  const failures = [
    ...failuresOf(join(root, folder), result.testResults),
    ...errorsOutside(join(root, folder)),
  ];
  return {
    folder,
    passed: result.numPassedTests,
    failed: failures.length,
    skipped: result.numPendingTests + result.numTodoTests,
    missing: false,
    failures,
  };
}

function failuresOf(folder, files) {
  return files.flatMap((file) => {
    const where = relative(folder, file.name);
    const tests = file.assertionResults.filter((test) => test.status === "failed");
    // A file that failed to load has no tests, but must count.
    if (file.status === "failed" && tests.length === 0)
      return [{ test: where, why: file.message ?? "" }];
    return tests.map((test) => ({
      test: `${where} > ${test.fullName}`,
      why: test.failureMessages.join("\n"),
    }));
  });
}

function errorsOutside(folder) {
  const errors = join(folder, "test-results", "errors.json");
  if (!existsSync(errors)) return [];
  return JSON.parse(readFileSync(errors, "utf8")).map((why) => ({
    test: "outside every test",
    why,
  }));
}
