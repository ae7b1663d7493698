import type { VerseNote } from "@daily-quran/domain/verse-remark";

/** The text of one verse in one edition. */
export interface VerseText {
  readonly surah: number;
  readonly verse: number;
  readonly text: string;
  /** Absent where there are none. */
  readonly notes?: readonly VerseNote[];
}

/** A verse as people name it: `2:255`. */
export function verseKey({ surah, verse }: { surah: number; verse: number }): string {
  return `${surah}:${verse}`;
}

/** The Arabic words of a text. Split only at U+0020: the thin space of 2:72 is inside a word. */
export function countWords(arabic: string): number {
  return arabic.split("\u0020").length;
}
