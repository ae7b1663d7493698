import type { VerseReference } from "../quran.ts";

// Verses beside which a reader took a sentence of the commentary on the first to be about the second.
const SAME_SUBJECT: readonly (readonly [VerseReference, VerseReference])[] = [
  [
    { surahNumber: 65, verseNumber: 7 },
    { surahNumber: 65, verseNumber: 6 },
  ],
];

/** Whether a sentence of the commentary on one of two verses could be taken for one on the other. */
export function haveOneSubject(one: VerseReference, other: VerseReference): boolean {
  return SAME_SUBJECT.some(
    ([first, second]) =>
      (isSame(one, first) && isSame(other, second)) ||
      (isSame(one, second) && isSame(other, first)),
  );
}

const isSame = (one: VerseReference, other: VerseReference): boolean =>
  one.surahNumber === other.surahNumber && one.verseNumber === other.verseNumber;
