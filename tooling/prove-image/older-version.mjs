import { mkdirSync } from "node:fs";
import { run } from "./run.mjs";

const MIGRATIONS = "apps/server/src/db/migrations";

/** The commit to upgrade from: `asked`, or the one before the newest migration. */
export async function olderCommit(root, asked) {
  const words = ["log", "--diff-filter=A", "--format=%H", "-1", "--", MIGRATIONS];
  const commit = asked ?? `${await run("git", words, { cwd: root })}^`;
  return await run("git", ["rev-parse", "--short", "--verify", `${commit}^{commit}`], {
    cwd: root,
  });
}

/** The tree of a commit as it was, in a new folder. */
export async function treeOf(commit, { root, folder }) {
  mkdirSync(folder);
  const archive = `${folder}.tar`;
  await run("git", ["archive", `--output=${archive}`, commit], { cwd: root });
  await run("tar", ["--extract", `--file=${archive}`, `--directory=${folder}`]);
  return folder;
}
