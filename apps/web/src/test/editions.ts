import type { ListedEdition } from "@daily-quran/domain/edition";
import { editions } from "./readings.ts";

/** The built-in texts as the API lists them while no other is installed. */
export const listedEditions = (): ListedEdition[] =>
  editions().map((edition) => ({
    ...edition,
    builtIn: true,
    isDefault: !["en-recited", "bn-letters", "en-transliteration"].includes(edition.id),
    isLanguageDefault: !["en-recited", "en-transliteration"].includes(edition.id),
  }));

/** A commentary that an operator installed; `language` is in its id. */
export const tafseerEdition = (id: string, name: string, isDefault = true): ListedEdition => ({
  id,
  kind: "tafseer",
  language: id.startsWith("bn-") ? "bn" : "en",
  name,
  author: "A Scholar",
  source: "https://tafseer.example/",
  licence: "For everyone.",
  verses: 6236,
  missingVerses: [],
  incompleteVerses: [],
  errata: [],
  sha256: "0".repeat(64),
  builtIn: false,
  isDefault,
  isLanguageDefault: isDefault,
});
