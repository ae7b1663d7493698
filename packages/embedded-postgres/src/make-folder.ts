import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it; one that is there is no fault, as another start may just have made it. Node's
 * own recursive `mkdir` never comes back where nothing can be made in a folder that is there, as in `/proc`.
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
