import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import compile from "icu-minify/compile";
import { type Plugin, transformWithOxc } from "vite";
import { pseudoText } from "./pseudo-text.ts";
import { laterTexts, pageKey, pageName, TEXT_LANGUAGES, textsFile } from "./text-modules.ts";
import { cataloguesFrom } from "./used-catalogues.ts";

const MODULE = "virtual:texts";
const TEXT_FILE = /^[a-z]{2}\/(?:[a-z-]+\/)?[a-z-]+\.ts$/;
/** Ours, and what schemas say, which the server has too. */
const TEXT_FOLDERS = ["src/texts", "../../packages/domain/src/texts"];
const ENTRY = "src/start/entry-client.tsx";
const PAGES = "src/pages";

/**
 * Compiles the catalogues, makes the pseudo-language, and provides `virtual:texts`: for each language a module
 * with the shell's texts, which knows the module of each page.
 */
export function texts(): Plugin {
  let root = "";
  let isBuild = false;
  // Made once in a build: it reads all that every page imports, and hundreds of modules ask for it.
  let inBuild: UsedCatalogues | undefined;
  const idOf = (language: string, page: string) => join(root, textsFile(language, page));
  return {
    name: "texts",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    buildStart() {
      inBuild = undefined;
    },
    resolveId(id) {
      if (id === MODULE) return `\0${MODULE}`;
      return id.startsWith(join(root, ".texts/")) ? id : undefined;
    },
    async load(id) {
      if (id === `\0${MODULE}`) return languagesModule(idOf);
      const [language, page] = id.startsWith(join(root, ".texts/"))
        ? id.slice(join(root, ".texts/").length, -".js".length).split("/")
        : [];
      if (!language || !page) return undefined;
      // Not built, everything comes at once: what a page uses changes while it is worked on.
      const used = isBuild ? (inBuild ??= cataloguesOf(root)) : { app: allCatalogues(root) };
      const names = used[page] ?? [];
      const source = language === "pseudo" ? "en" : language;
      const files = names.map((name) => [name, fileOf(root, source, name)] as const);
      const code = language === "pseudo" ? await pseudoModule(files) : catalogueModule(files);
      const later = used[laterTexts(page)] ? idOf(language, laterTexts(page)) : undefined;
      const whole = later
        ? `${code}\nexport const later = () => import(${JSON.stringify(later)});`
        : code;
      return page === "app"
        ? `${whole}\n${pagesModule(language, pagesOf(root, used), idOf)}`
        : whole;
    },
    async transform(code, id) {
      if (!TEXT_FOLDERS.some((folder) => TEXT_FILE.test(relative(join(root, folder), id))))
        return undefined;
      const [[name, written] = ["", {}]] = Object.entries(await catalogueIn(code, id));
      const compiled = Object.entries(written).map(([key, text]) => [key, compile(text)]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(compiled))};`;
    },
  };
}

type UsedCatalogues = Readonly<Record<string, readonly string[]>>;

type IdOf = (language: string, page: string) => string;

const languagesModule = (idOf: IdOf) =>
  `export const catalogues = {${TEXT_LANGUAGES.map(
    (language) => `${language}: () => import(${JSON.stringify(idOf(language, "app"))})`,
  ).join(",")}};`;

const catalogueModule = (files: readonly (readonly [name: string, file: string])[]) =>
  `${files.map(([name, file]) => `import { ${name} } from ${JSON.stringify(file)};`).join("\n")}
export const texts = { ${files.map(([name]) => name).join(", ")} };`;

const pagesModule = (language: string, pages: readonly string[], idOf: IdOf) =>
  `export const pages = {${pages
    .map(
      (page) =>
        `"${pageKey(page)}": () => import(${JSON.stringify(idOf(language, pageName(page)))})`,
    )
    .join(",")}};`;

async function pseudoModule(
  files: readonly (readonly [name: string, file: string])[],
): Promise<string> {
  const catalogues = await Promise.all(
    files.map(async ([name, file]) => {
      const written = (await catalogueIn(readFileSync(file, "utf8"), file))[name] ?? {};
      const pseudo = Object.entries(written).map(([key, text]) => [key, pseudoText(compile(text))]);
      return [name, Object.fromEntries(pseudo)];
    }),
  );
  return `export const texts = ${JSON.stringify(Object.fromEntries(catalogues))};`;
}

/** What a catalogue's file exports, by running it: it holds a literal and types. */
async function catalogueIn(
  code: string,
  file: string,
): Promise<Record<string, Record<string, string>>> {
  const script = await transformWithOxc(code, file);
  return await import(`data:text/javascript,${encodeURIComponent(script.code)}`);
}

/**
 * The catalogues of the shell and of each page, with those of their parts that come later; without what the
 * shell has, and without empty modules.
 */
function cataloguesOf(root: string): UsedCatalogues {
  const files = pageFiles(root);
  const split = (file: string, known: readonly string[]) => {
    const first = cataloguesFrom(join(root, file), true).filter((name) => !known.includes(name));
    const there = new Set([...known, ...first]);
    return { first, later: cataloguesFrom(join(root, file)).filter((name) => !there.has(name)) };
  };
  const shell = split(ENTRY, []);
  const modules = files.flatMap((file) => {
    const { first, later } = split(file, shell.first);
    const name = pageName(file);
    return [
      [name, first] as const,
      [laterTexts(name), later.filter((one) => !shell.later.includes(one))] as const,
    ];
  });
  const all = [
    ["app", shell.first] as const,
    [laterTexts("app"), shell.later] as const,
    ...modules,
  ];
  // A page with nothing of its own but later parts still needs its module, which names them.
  const isNeeded = ([name, names]: (typeof all)[number]) =>
    names.length > 0 || all.some(([other, its]) => other === laterTexts(name) && its.length > 0);
  return Object.fromEntries(all.filter(isNeeded));
}

/** The files in a folder and its folders whose names end so, from the root. */
const filesIn = (root: string, folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

const pageFiles = (root: string) => filesIn(root, PAGES, ".page.tsx");

/** The pages with texts of their own. */
const pagesOf = (root: string, used: Readonly<Record<string, unknown>>) =>
  pageFiles(root).filter((file) => used[pageName(file)]);

const catalogueFiles = (root: string, language: string) =>
  TEXT_FOLDERS.flatMap((folder) => filesIn(root, join(folder, language), ".ts"));

const allCatalogues = (root: string) =>
  catalogueFiles(root, "en").map((file) => basename(file, ".ts"));

function fileOf(root: string, language: string, name: string): string {
  const file = catalogueFiles(root, language).find((one) => basename(one, ".ts") === name);
  return file === undefined ? name : join(root, file);
}
