import type { Verse } from "@daily-quran/domain/reading";
import type { Catalogues } from "../../texts/catalogues.ts";

/** What can be copied of a verse: its label among the texts and, letter for letter, the text with its reference. */
export interface VerseCopy {
  readonly label: keyof Catalogues["verse"] & `copy${string}`;
  readonly text: string;
}

/** The copies of a verse; `address` is the verse's own, absolute. */
export function copiesOfVerse(verse: Verse, address: string): VerseCopy[] {
  const reference = `(${verse.surahNumber}:${verse.verseNumber})`;
  const { arabic, translation, bengaliTranslation } = verse;
  return [
    { label: "copyArabic", text: `${arabic} ${reference}` },
    { label: "copyOnlyEnglish", text: `${translation} ${reference}` },
    { label: "copyOnlyBengali", text: `${bengaliTranslation} ${reference}` },
    { label: "copyEnglish", text: `${arabic}\n${translation} ${reference}` },
    { label: "copyBengali", text: `${arabic}\n${bengaliTranslation} ${reference}` },
    { label: "copyLink", text: address },
  ];
}
