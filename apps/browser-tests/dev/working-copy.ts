import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const MIGRATIONS = "apps/server/src/db/migrations";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Copies what git knows of this tree, so that what a test changes is changed nowhere else, and installs its
 * packages; gives the folder.
 */
export function makeWorkingCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), "daily-quran-dev-"));
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).split("\0");
  for (const file of files.filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { verbatimSymlinks: true });
  }
  execFileSync(
    "npx",
    ["--yes", "pnpm@12", "install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent"],
    { cwd: folder, stdio: "inherit" },
  );
  return folder;
}

/** Replaces the one place where a file of the copy says something. */
export function edit(folder: string, file: string, [from, to]: readonly [string, string]): void {
  const path = join(folder, file);
  const parts = readFileSync(path, "utf8").split(from);
  if (parts.length !== 2) throw new Error(`${file} says "${from}" ${parts.length - 1} times`);
  write(folder, file, parts.join(to));
}

/** Writes a file of the copy in one step: a watcher that reads between two would take it for empty. */
export function write(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  writeFileSync(`${path}~`, text);
  renameSync(`${path}~`, path);
}

/** The name of the migration that comes next. */
export function nextMigration(folder: string, what: string): string {
  const count = readdirSync(join(folder, MIGRATIONS)).length;
  return `${String(count + 1).padStart(5, "0")}_${what}.sql`;
}
