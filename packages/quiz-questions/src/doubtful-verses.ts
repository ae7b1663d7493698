import type { VerseReference } from "./quran.ts";
import { isListed, verseList } from "./verse-list.ts";

// Their Bengali may be misprinted, undecided until a printed copy is seen: docs/bengali-review.md.
/** The verses with a doubt about their translation, as “2:80”. */
export const DOUBTFUL_VERSES = verseList({
  2: "80 163 192 250 255",
  3: "3 31 152 156 159 168",
  4: "1 21 36 91 104 176",
  5: "3 95 96",
  6: "46 71 112 141",
  7: "23 54 86",
  8: "58 65",
  9: "52",
  10: "9 53",
  11: "6 48 103",
  12: "20 80",
  14: "5 29",
  16: "52 106",
  17: "16 80",
  18: "87",
  19: "61",
  23: "109",
  24: "2",
  26: "127",
  27: "92",
  30: "9 27",
  34: "46",
  39: "62",
  41: "17 31",
  42: "40",
  44: "15",
  53: "16",
  55: "24",
  63: "4",
  66: "1",
  69: "6 19",
  84: "10",
  93: "3",
});

/** Whether the translation of a verse is in doubt, so that it may not be asked about. */
export function isDoubtful(verse: VerseReference): boolean {
  return isListed(DOUBTFUL_VERSES, verse);
}
