import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

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
      return `export const beforePaint = ${JSON.stringify(await bundle())};`;
    },
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry: ENTRY, formats: ["iife"], name: "beforePaint" } },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output.find((file) => file.type === "chunk");
  if (!chunk) throw new Error(`Nothing was built from ${ENTRY}`);
  return chunk.code.trim();
}
