import type { NoSuchVerse } from "@daily-quran/domain/search/search";
import { PART_COUNTS } from "@daily-quran/quran/parts";
import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import { meantRange } from "@daily-quran/quran/verse-reference";
import { ordinalOfVerse, type VersePlace } from "@daily-quran/quran/verse-order";
import { isSurah, type Target, verses, versesByOrdinal } from "./targets.ts";

/** What a query refers to. */
export interface Reference {
  readonly targets: readonly Target[];
  /** Whether the query is nothing but a reference, so that the texts are not searched. */
  readonly isWhole: boolean;
  /** Whether the query calls a verse by a name of its own: `Ayat al-Kursi`. */
  readonly isCalled?: boolean;
  /** What there is instead of the verse that was asked for. */
  readonly noSuch?: NoSuchVerse;
}

export const whole = (targets: readonly Target[]): Reference => ({ targets, isWhole: true });

/** The verses of a surah, both ends included, or what verses it has where the first is none of them. */
export function versesOrWhyNot(number: number, one: number, end: number): Reference {
  const targets = verses(number, meantRange(number, one, end));
  return targets.length > 0 ? whole(targets) : noVerseOf(number);
}

/** The verses from one place to another, in any surahs, as `versesOrWhyNot`. */
export function versesBetween(one: VersePlace, other: VersePlace): Reference {
  if (one.surah === other.surah) return versesOrWhyNot(one.surah, one.verse, other.verse);
  const [from, to] = one.surah < other.surah ? [one, other] : [other, one];
  if (!isVerse(from)) return noVerseOf(from.surah);
  if (!isSurah(to.surah) || to.verse < 1) return noVerseOf(to.surah);
  const last = Math.min(to.verse, surahVerseCount(to.surah));
  const range = {
    from: ordinalOfVerse(from.surah, from.verse),
    to: ordinalOfVerse(to.surah, last),
  };
  return whole(versesByOrdinal(range));
}

/** Two verses that are no range. */
export function bothVerses(one: VersePlace, other: VersePlace): Reference {
  const first = versesBetween(one, one);
  const targets = [...first.targets, ...versesBetween(other, other).targets];
  return targets.length > 0 ? whole(targets) : first;
}

const isVerse = ({ surah, verse }: VersePlace): boolean =>
  verses(surah, { from: verse, to: verse }).length > 0;

function noVerseOf(number: number): Reference {
  const noSuch = isSurah(number)
    ? { surah: number, last: surahVerseCount(number) }
    : { last: PART_COUNTS.surah };
  return { targets: [], isWhole: true, noSuch };
}
