/**
 * Fails where a folder and its subfolder import each other, which dependency-cruiser's rule cannot see, and where
 * a folder has too many files to look through.
 */
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { cruise } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";

const options = await extractDepcruiseOptions("./dependency-cruiser.folders.cjs");
const { output } = await cruise(["apps", "packages"], options);
if (typeof output === "string") throw new Error("dependency-cruiser gave a text and no graph");

/** An import from one folder to another, by both names, with the files. */
const imports = new Map();
for (const { source, dependencies } of output.modules) {
  for (const { resolved } of dependencies) {
    const [from, to] = [dirname(source), dirname(resolved)];
    imports.set(`${from} ${to}`, { from, to, source, resolved });
  }
}

const violations = output.summary.violations.map(({ rule, from, to }) => {
  return `${rule.name}: ${from} → ${to}`;
});
for (const { from, to, source, resolved } of imports.values()) {
  const back = to.startsWith(`${from}/`) && imports.get(`${to} ${from}`);
  if (!back) continue;
  violations.push(
    `a folder and its subfolder import each other: ${source} → ${resolved}, ${back.source} → ${back.resolved}`,
  );
}

const MAX_FILES = 25;
const listed = ["ls-files", "*.ts", "*.tsx", "*.css", "*.mjs"];
const sizes = new Map();
for (const file of execFileSync("git", listed, {
  encoding: "utf8",
})
  .trim()
  .split("\n"))
  sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
for (const [folder, size] of sizes)
  if (size > MAX_FILES)
    violations.push(`${folder} has ${size} files: split it by what they are about`);

for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
else console.log(`No circles between folders (${output.modules.length} files)`);
