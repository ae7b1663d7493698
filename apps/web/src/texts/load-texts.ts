import type { Language } from "@daily-quran/domain/language";
import { catalogues } from "virtual:texts";
import { INTERFACES } from "./languages.ts";
import type { CompiledTexts, Texts } from "./texts-context.ts";

const loaded = new Map<Language, Texts>();
/** The texts of parts that are not loaded yet, by the function that loads them. */
const waiting = new Map<() => Promise<{ readonly texts: CompiledTexts }>, Texts>();

/** Loads the texts of the shell and of a page (by its key in the routes) in a language; what is loaded stays. */
export async function loadTexts(language: Language, page: string): Promise<Texts> {
  const shell = await catalogues[language]();
  const its = await shell.pages[page]?.();
  const known = loaded.get(language) ?? { ...INTERFACES[language], language, catalogues: {} };
  loaded.set(language, known);
  for (const module of [shell, its]) {
    if (module) add(known, module.texts);
    if (module?.later) waiting.set(module.later, known);
  }
  return known;
}

/** Loads the texts of the parts that come after the pages which are loaded. */
export async function loadLaterTexts(): Promise<void> {
  await Promise.all(
    [...waiting].map(async ([load, texts]) => {
      add(texts, (await load()).texts);
      waiting.delete(load);
    }),
  );
}

/** Into the same object: components have it already. */
const add = ({ catalogues: known }: Texts, texts: CompiledTexts) =>
  Object.assign(known as Record<string, CompiledTexts[string]>, texts);
