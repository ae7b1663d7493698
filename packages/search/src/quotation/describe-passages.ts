import {
  type QuotationDifference,
  type QuotedPassage,
  Writing,
} from "@daily-quran/domain/search/quotation";
import { rangeText } from "@daily-quran/quran/verse-range";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { type Compared, type Match, quranTextOf } from "./compare-words.ts";
import { isLastOfVerse, type QuranWords, verseOfWord } from "./quran-words.ts";

/** Sent words, and the words of the Quran that they are compared with. */
export interface Comparing {
  readonly quran: QuranWords;
  readonly compared: Compared;
}

/** What is said of the words that belong together, surah by surah. */
export const describePassages = (
  matches: readonly Match[],
  comparing: Comparing,
): QuotedPassage[] => bySurah(matches, comparing.quran).map((one) => describe(one, comparing));

interface OfSurah {
  readonly surahNumber: number;
  readonly matches: Match[];
}

/** The matches surah by surah; an added word goes with the word before it. */
function bySurah(matches: readonly Match[], quran: QuranWords): OfSurah[] {
  const parts: OfSurah[] = [];
  for (const match of matches) {
    const [place] = match.places;
    const surahNumber =
      place === undefined ? (parts.at(-1)?.surahNumber ?? 0) : placeOf(quran, place).surahNumber;
    if (parts.at(-1)?.surahNumber !== surahNumber) parts.push({ surahNumber, matches: [] });
    parts.at(-1)?.matches.push(match);
  }
  return parts;
}

function placeOf(quran: QuranWords, place: number) {
  const { verse, word } = verseOfWord(quran, place);
  const { surah, verse: verseNumber } = verseOfOrdinal(verse + 1);
  return { surahNumber: surah, verseNumber, word: word + 1 };
}

/** How a passage is written: as most of its words are without any difference, or with none but signs. */
export const writingOf = (matches: readonly Match[]): Writing =>
  Writing.options.reduce((best, one) =>
    countSame(matches, one) > countSame(matches, best) ? one : best,
  );

/** How many words are the same in a writing. */
export const countSame = (matches: readonly Match[], writing: Writing): number =>
  matches.filter(({ likeness }) => likeness?.[writing] === "same").length;

function describe({ matches }: OfSurah, { compared, quran }: Comparing): QuotedPassage {
  const writing = writingOf(matches);
  const places = matches.flatMap((match) => match.places);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const words = matches.flatMap((match) => match.sent);
  const [begin, end] = [placeOf(quran, first), placeOf(quran, last)];
  const differences = differencesIn(matches, writing, { compared, quran });
  return {
    reference: rangeText({
      surah: begin.surahNumber,
      from: begin.verseNumber,
      to: end.verseNumber,
    }),
    writing,
    isWhole: begin.word === 1 && isLastOfVerse(quran, last),
    isExact: differences.length === 0,
    start: compared.sent[words[0] ?? 0]?.start ?? 0,
    end: compared.sent[words.at(-1) ?? 0]?.end ?? 0,
    differences,
  };
}

function differencesIn(
  matches: readonly Match[],
  writing: Writing,
  { compared, quran }: Comparing,
): QuotationDifference[] {
  const script = writing === "indopak" ? "indopak" : "uthmani";
  const differences: QuotationDifference[] = [];
  // Where the sent text and the Quran are.
  let [behind, place] = [0, 0];
  for (const match of matches) {
    const start = compared.sent[match.sent[0] ?? -1]?.start ?? behind;
    behind = compared.sent[match.sent.at(-1) ?? -1]?.end ?? behind;
    place = match.places[0] ?? place;
    const likeness = match.likeness?.[writing];
    if (likeness === "same") continue;
    differences.push({
      kind: likeness ?? (match.sent.length === 0 ? "missing" : "added"),
      start,
      end: match.sent.length === 0 ? start : behind,
      ...(match.places.length > 0 && { quran: quranTextOf(compared, script, match.places) }),
      ...placeOf(quran, place),
    });
  }
  return differences;
}
