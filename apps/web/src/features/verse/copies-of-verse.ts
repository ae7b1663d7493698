import type { Verse } from "@daily-quran/domain/reading";

/** What can be copied of a verse: its label and, letter for letter, the text with its reference. */
export interface VerseCopy {
  readonly label: string;
  readonly text: string;
}

/** The copies of a verse; `address` is the verse's own, absolute. */
export function copiesOfVerse(verse: Verse, address: string): VerseCopy[] {
  const reference = `(${verse.surahNumber}:${verse.verseNumber})`;
  const { arabic, translation, bengaliTranslation } = verse;
  return [
    { label: "Copy Arabic", text: `${arabic} ${reference}` },
    { label: "Copy with English", text: `${arabic}\n${translation} ${reference}` },
    { label: "Copy with Bengali", text: `${arabic}\n${bengaliTranslation} ${reference}` },
    { label: "Copy link", text: address },
  ];
}
