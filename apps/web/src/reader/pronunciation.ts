import {
  type Pronunciation,
  PRONUNCIATIONS,
  USUAL_PRONUNCIATION,
} from "@daily-quran/domain/pronunciation";
import { DEFAULT_LANGUAGE } from "@daily-quran/quran/languages";
import { oneOf, storedValue } from "../lib/storage/storage.ts";

/** Null until the reader has chosen: then it is the language's usual style. */
export const pronunciation = storedValue<Pronunciation | null>(
  "pronunciation",
  null,
  oneOf(PRONUNCIATIONS),
);

const usual: Partial<Record<string, Pronunciation>> = USUAL_PRONUNCIATION;

/** The style of a language's pages as the server renders them. */
export const usualStyle = (language: string): Pronunciation =>
  usual[language] ?? USUAL_PRONUNCIATION[DEFAULT_LANGUAGE];

/** Marks the document with the reader's style: style sheets hide a line that is in another. */
export function markPronunciation(): void {
  const { dataset, lang } = document.documentElement;
  dataset["pronunciation"] = pronunciation.get() ?? usualStyle(lang);
}
