/** The text of one verse in one edition. */
export interface VerseText {
  readonly surah: number;
  readonly verse: number;
  readonly text: string;
}

/** A verse as people name it: `2:255`. */
export function verseKey({ surah, verse }: { surah: number; verse: number }): string {
  return `${surah}:${verse}`;
}
