import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Creates a folder and its parents; an existing one is fine, as another start may have made it. Node's
 * recursive `mkdir` hangs where an existing parent refuses, as in `/proc`.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST") return;
    const parent = dirname(folder);
    if (code !== "ENOENT" || parent === folder) throw error;
    await makeFolder(parent);
    await mkdir(folder, { mode }).catch((again: unknown) => {
      if (codeOf(again) !== "EEXIST") throw again;
    });
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
