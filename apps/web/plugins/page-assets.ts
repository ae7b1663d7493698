import { join } from "node:path";
import type { Plugin } from "vite";
import type { PageAssets } from "../src/start/page-assets.ts";
import { BENGALI_FONT, ENTRY, PRINT, QURAN_FONT, readClientBuild } from "./client-build.ts";

const MODULE = "virtual:page-assets";

const DEVELOPMENT: PageAssets = {
  entry: `/${ENTRY}`,
  scripts: ["/@vite/client"],
  styles: [],
  texts: {},
  quranFont: { href: `/${QURAN_FONT}?direct`, css: null },
  bengaliFont: { href: `/${BENGALI_FONT}?direct`, css: null },
  print: `/${PRINT}?direct`,
};

/**
 * Provides `pageAssets(page, way)`: in a build from the client's build, baked in; in development the sources
 * themselves.
 */
export function pageAssets(): Plugin {
  let folder: string | undefined;
  return {
    name: "page-assets",
    configResolved(config) {
      if (config.command === "build" && config.build.ssr) folder = join(config.root, "dist/client");
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      return folder === undefined
        ? `export const pageAssets = () => (${JSON.stringify(DEVELOPMENT)});`
        : moduleOf(folder);
    },
  };
}

/** Each style sheet is in the module once, however many pages share it. */
function moduleOf(folder: string): string {
  const { pages, css } = readClientBuild(folder);
  return `const css = ${JSON.stringify(css)};
    const pages = ${JSON.stringify(pages)};
    const sheet = (href) => ({ href, css: css[href] });
    export function pageAssets(name, way) {
      const page = pages[name + " " + way] ?? pages[name];
      if (!page) throw new Error("No built page: " + name);
      const styles = page.styles.map(sheet);
      return { ...page, styles, quranFont: sheet(page.quranFont), bengaliFont: sheet(page.bengaliFont) };
    }`;
}
