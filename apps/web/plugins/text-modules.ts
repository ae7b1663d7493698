import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const TEXTS = fileURLToPath(new URL("../src/texts", import.meta.url));

/** The languages of the interface: the folders of texts. */
export const LANGUAGES = readdirSync(TEXTS, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

export const TEXT_LANGUAGES = [...LANGUAGES, "pseudo"];

/** The module with the texts of a page, or of the shell for `app`: a key of the client's manifest. */
export const textsFile = (language: string, page: string): string =>
  `.texts/${language}/${page}.js`;

/** The key of a page in the routes: `site/about` for `src/pages/site/about.page.tsx`. */
export const pageKey = (file: string): string =>
  file.slice("src/pages/".length, -".page.tsx".length);

/** The name of a page in `textsFile`: `about` for `src/pages/site/about.page.tsx`. */
export const pageName = (file: string): string => basename(file, ".page.tsx");

/** The module with what a page or the shell needs later: the texts of parts that it imports by `import()`. */
export const laterTexts = (page: string): string => `${page}-later`;
