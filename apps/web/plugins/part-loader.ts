import type { Plugin } from "vite";

const VITES_LOADER = "\0vite/preload-helper.js";

/** Puts our loader of parts in the place of Vite's, through which each dynamic import of the client goes. */
export function partLoader(): Plugin {
  let isReplaced = false;
  return {
    name: "part-loader",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "pre",
    load(id) {
      if (id !== VITES_LOADER) return undefined;
      isReplaced = true;
      return `export { loadPart as __vitePreload } from "/src/lib/load-part.ts";`;
    },
    generateBundle() {
      if (!isReplaced) throw new Error(`Vite's loader has another name than ${VITES_LOADER}`);
    },
  };
}
