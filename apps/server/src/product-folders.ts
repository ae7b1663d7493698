import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folders of the build's output; the same from the source and from the bundle. */
export interface ProductFolders {
  readonly root: string;
  readonly content: string;
  readonly web: string;
}

export function findFolders(): ProductFolders {
  const root = findRoot(import.meta.dirname);
  return {
    root,
    content: join(root, "packages", "quran-text", "dist", "content"),
    web: join(root, "apps", "web", "dist"),
  };
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, "pnpm-workspace.yaml"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No pnpm-workspace.yaml above ${import.meta.dirname}`);
  return findRoot(parent);
}
