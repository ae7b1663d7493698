import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";

const MODULE = "virtual:before-paint";
const ENTRY = fileURLToPath(new URL("../src/start/before-paint.ts", import.meta.url));

/**
 * The file in the server's build that lists the hashes of its inline scripts, for the
 * Content-Security-Policy.
 */
const HASHES = "inline-scripts.json";

/**
 * Provides `beforePaint`: the text of src/start/before-paint.ts, bundled and minified, for the document's head.
 */
export function beforePaint(): Plugin {
  const hashes: string[] = [];
  return {
    name: "before-paint",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(ENTRY);
      const script = await bundleScript(ENTRY);
      hashes.push(`sha256-${createHash("sha256").update(script).digest("base64")}`);
      return `export const beforePaint = ${JSON.stringify(script)};`;
    },
    writeBundle({ dir }) {
      if (dir !== undefined && hashes.length > 0)
        writeFileSync(join(dir, HASHES), JSON.stringify(hashes));
    },
  };
}
