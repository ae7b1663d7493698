import type { Verse } from "@daily-quran/domain/reading";

/** A verse with one letter for each text. */
export const verseOf = (surahNumber: number, verseNumber: number): Verse => ({
  number: verseNumber,
  surahNumber,
  verseNumber,
  arabic: "ا",
  translation: "t",
  bengaliTranslation: "b",
  transliteration: "a",
});
