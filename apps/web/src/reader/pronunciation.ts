import { type Pronunciation, PRONUNCIATIONS } from "@daily-quran/domain/pronunciation";
import { oneOf, storedValue } from "../lib/storage/storage.ts";

/** Null until the reader has chosen: then it is the language's usual style. */
export const pronunciation = storedValue<Pronunciation | null>(
  "pronunciation",
  null,
  oneOf(PRONUNCIATIONS),
);

/** Bengali letters on Bengali pages, as the server renders them, the scholarly style on others. */
export const usualStyle = (language: string): Pronunciation =>
  language === "bn" ? "bengali" : "scholarly";

/** Marks the document with the reader's style: style sheets hide a line that is in another. */
export function markPronunciation(): void {
  const { dataset, lang } = document.documentElement;
  dataset["pronunciation"] = pronunciation.get() ?? usualStyle(lang);
}
