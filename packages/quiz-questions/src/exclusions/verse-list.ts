import type { VerseReference } from "../quran.ts";

/** Verses by surah, as “2:80”, from lists of their numbers such as “80 163”. */
export function verseList(bySurah: Readonly<Record<number, string>>): ReadonlySet<string> {
  return new Set(
    Object.entries(bySurah).flatMap(([surah, verses]) =>
      verses.split(" ").map((verse) => `${surah}:${verse}`),
    ),
  );
}

/** Whether a verse is in a list. */
export function isListed(
  list: ReadonlySet<string>,
  { surahNumber, verseNumber }: VerseReference,
): boolean {
  return list.has(`${surahNumber}:${verseNumber}`);
}
