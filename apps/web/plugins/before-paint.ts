import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";

const MODULE = "virtual:before-paint";
const entry = (name: string) => fileURLToPath(new URL(`../src/start/${name}.ts`, import.meta.url));
const ENTRIES = { firstPaint: entry("first-paint"), beforePaint: entry("before-paint") };

/**
 * The file in the server's build that lists the hashes of its inline scripts, for the
 * Content-Security-Policy.
 */
const HASHES = "inline-scripts.json";

/** Provides the texts of src/start/first-paint.ts and before-paint.ts, bundled and minified, for the document. */
export function beforePaint(): Plugin {
  const hashes: string[] = [];
  return {
    name: "before-paint",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const scripts = await Promise.all(
        Object.entries(ENTRIES).map(async ([name, file]) => {
          this.addWatchFile(file);
          return { name, script: await bundleScript(file) };
        }),
      );
      hashes.push(...scripts.map(({ script }) => hashOf(script)));
      return scripts
        .map(({ name, script }) => `export const ${name} = ${JSON.stringify(script)};`)
        .join("\n");
    },
    writeBundle({ dir }) {
      if (dir !== undefined && hashes.length > 0)
        writeFileSync(join(dir, HASHES), JSON.stringify(hashes));
    },
  };
}

const hashOf = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;
