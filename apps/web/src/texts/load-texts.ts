import type { Language } from "@daily-quran/domain/language";
import { catalogues } from "virtual:texts";
import { LANGUAGE_FACTS } from "./languages.ts";
import type { CompiledTexts, Texts } from "./texts-context.ts";

const loaded = new Map<Language, Texts>();

/** Loads the texts of the shell and of a page (by its source file) in a language; what is loaded stays. */
export async function loadTexts(language: Language, file: string): Promise<Texts> {
  const { texts, pages } = await catalogues[language]();
  const page = await pages[file]?.();
  const known = loaded.get(language) ?? {
    language,
    locale: LANGUAGE_FACTS[language].locale,
    catalogues: {},
  };
  loaded.set(language, known);
  // Into the same object: components have it already.
  Object.assign(known.catalogues as Record<string, CompiledTexts[string]>, texts, page?.texts);
  return known;
}
