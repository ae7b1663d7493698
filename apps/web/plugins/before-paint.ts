import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";

const MODULE = "virtual:before-paint";
const ENTRY = fileURLToPath(new URL("../src/app/before-paint.ts", import.meta.url));

/** Provides `beforePaint`: the text of src/app/before-paint.ts, bundled and minified, for the document's head. */
export function beforePaint(): Plugin {
  return {
    name: "before-paint",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(ENTRY);
      return `export const beforePaint = ${JSON.stringify(await bundleScript(ENTRY))};`;
    },
  };
}
