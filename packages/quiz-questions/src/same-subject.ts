import type { VerseReference } from "./quran.ts";

// Verses beside which a reader took a sentence of the commentary on the first to be about the second.
const SAME_SUBJECT = new Set(["65:7 65:6"]);

/** Whether a sentence of the commentary on one of two verses could be taken for one on the other. */
export function haveOneSubject(one: VerseReference, other: VerseReference): boolean {
  return SAME_SUBJECT.has(pair(one, other)) || SAME_SUBJECT.has(pair(other, one));
}

function pair(one: VerseReference, other: VerseReference): string {
  return [one, other]
    .map(({ surahNumber, verseNumber }) => `${surahNumber}:${verseNumber}`)
    .join(" ");
}
