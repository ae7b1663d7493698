import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { LANGUAGES, pageKey, pageName, TEXT_LANGUAGES, textsFile } from "./text-modules.ts";

export const ENTRY = "src/start/entry-client.tsx";
const pageFile = (page: string) => `src/pages/${page}.page.tsx`;
const HOME = pageFile("reading/home");
/** What knows the files of every page but home. */
const OTHER_PAGES = "src/shell/routes/other-pages.ts";
export const QURAN_FONT = "src/fonts/quran-font.css";
/** What each way to read adds to a page whose address asks for it. */
const WAYS = {
  beside: ["src/reading/ways/continuous-way.tsx"],
  continuous: ["src/reading/ways/continuous-way.tsx"],
  page: ["src/reading/ways/page-way.tsx"],
  indopak: ["src/reading/ways/page-way.tsx", "src/reading/ways/mushaf/indo-pak-mushaf.tsx"],
};
/** The pages that are read without a network. */
const OFFLINE_PAGES = [
  HOME,
  ...["reading/schedule", "reading/bookmarks", "reading/my-reading", "reading/portion"].map(
    pageFile,
  ),
  ...["quran/verse", "quran/passage", "quran/quran"].map(pageFile),
];
/** What those load later, but for other pages, and what needs a network or is large and rarely chosen. */
const OFFLINE_PARTS =
  /^(?!.*(\.page\.tsx$|\/auth\/|\/analytics\/|\/indo-pak\/|\/timings\/|\.texts\/))|-later\.js$/;
export const BENGALI_FONT = "src/fonts/inline-bengali-font.css";
export const PRINT = "src/shell/styles/print.css";

/** The URLs that a page loads at first. */
interface BuiltPage {
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly quranFont: string;
  readonly bengaliFont: string;
  readonly print: string;
  /** The modules with its texts in each language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

export interface ClientBuild {
  readonly pages: Readonly<Record<string, BuiltPage>>;
  /** The text of each style sheet by its address. */
  readonly css: Readonly<Record<string, string>>;
}

/** Reads from the client's manifest which files each page (by its key in the routes) loads. */
export function readClientBuild(folder: string): ClientBuild {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  const files = Object.keys(manifest).filter((file) => file.endsWith(".page.tsx"));
  const pages: Record<string, BuiltPage> = {};
  for (const file of files) {
    pages[pageKey(file)] = builtPage(manifest, file);
    for (const [way, parts] of Object.entries(WAYS))
      pages[`${pageKey(file)} ${way}`] = builtPage(manifest, file, ...parts);
  }
  const sheets = Object.values(pages).flatMap(({ styles, quranFont, bengaliFont }) => [
    ...styles,
    quranFont,
    bengaliFont,
  ]);
  const css = Object.fromEntries(
    sheets.map((href) => [href, readFileSync(join(folder, href), "utf8").trim()]),
  );
  return { pages, css };
}

function builtPage(manifest: Manifest, file: string, ...ways: readonly string[]): BuiltPage {
  const parts = [ENTRY, ...(file === HOME ? [] : [OTHER_PAGES]), file, ...ways];
  const keys = new Set(parts.flatMap((part) => [...withImports(manifest, part)]));
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const [entry = "", ...scripts] = chunks.map((chunk) => `/${chunk.file}`);
  const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))].map((sheet) => `/${sheet}`);
  return {
    entry,
    scripts,
    styles,
    quranFont: `/${manifest[QURAN_FONT]?.file}`,
    bengaliFont: `/${manifest[BENGALI_FONT]?.file}`,
    print: `/${manifest[PRINT]?.file}`,
    texts: Object.fromEntries(
      TEXT_LANGUAGES.map((language) => {
        const modules = ["app", pageName(file)].map((page) => textsFile(language, page));
        const texts = new Set(modules.flatMap((module) => [...withImports(manifest, module)]));
        const files = [...texts].flatMap((key) => manifest[key]?.file ?? []);
        return [language, files.map((script) => `/${script}`)];
      }),
    ),
  };
}

/** What the pages that are read without a network consist of, with what a touch on them loads. */
export function offlineFiles(manifest: Manifest): string[] {
  const texts = LANGUAGES.flatMap((language) =>
    ["app", ...OFFLINE_PAGES.map(pageName)].map((page) => textsFile(language, page)),
  );
  const roots = [ENTRY, OTHER_PAGES, PRINT, ...OFFLINE_PAGES, ...texts];
  const keys = new Set(
    roots.flatMap((root) => [...withImports(manifest, root, (key) => OFFLINE_PARTS.test(key))]),
  );
  const files = [...keys].flatMap((key) => {
    const { file, css = [] } = manifest[key] ?? {};
    return file === undefined ? [] : [file, ...css];
  });
  return [...new Set(files)].toSorted();
}

/** A chunk and all that it imports, the chunk first; of what it loads later, what is wanted. */
function withImports(
  manifest: Manifest,
  key: string,
  isWanted: (key: string) => boolean = () => false,
): Set<string> {
  const seen = new Set([key]);
  // What is added meanwhile is visited too.
  for (const chunk of seen) {
    const { imports = [], dynamicImports = [] } = manifest[chunk] ?? {};
    for (const imported of [...imports, ...dynamicImports.filter(isWanted)]) seen.add(imported);
  }
  return seen;
}
