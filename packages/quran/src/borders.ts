import { PAGE_STARTS } from "./starts/page-starts.generated.ts";
import { type PartKind, PART_COUNTS } from "./parts.ts";
import { RUB_STARTS } from "./starts/rub-starts.generated.ts";
import { RUKU_STARTS } from "./starts/ruku-starts.generated.ts";
import { SURAH_VERSE_COUNTS } from "./surah-verse-counts.generated.ts";
import { ordinalOfVerse, VERSES } from "./verse-order.ts";
import type { VerseSpan } from "./verse-spans.ts";

const everyRub = (step: number): readonly number[] => RUB_STARTS.filter((_, at) => at % step === 0);

const STARTS: Readonly<Record<PartKind, readonly number[]>> = {
  surah: SURAH_VERSE_COUNTS.map((_, at) => ordinalOfVerse(at + 1, 1)),
  juz: everyRub(8),
  hizb: everyRub(4),
  rub: RUB_STARTS,
  ruku: RUKU_STARTS,
  page: PAGE_STARTS,
};

/** The verses of a part, by ordinal; RangeError for a number that no part has. */
export function spanOfPart(kind: PartKind, number: number): VerseSpan {
  const from = STARTS[kind][number - 1];
  if (from === undefined)
    throw new RangeError(`${kind} is 1 to ${PART_COUNTS[kind]}, not ${number}`);
  return { from, to: (STARTS[kind][number] ?? VERSES + 1) - 1 };
}

/** The part in which a verse begins, by the verse's ordinal. */
export const partOfOrdinal = (kind: PartKind, ordinal: number): number =>
  STARTS[kind].findLastIndex((start) => start <= ordinal) + 1;

/** The number of a ruku among those of its surah. */
export const rukuWithinSurah = (ruku: number): number => {
  const surah = partOfOrdinal("surah", spanOfPart("ruku", ruku).from);
  return ruku - partOfOrdinal("ruku", spanOfPart("surah", surah).from) + 1;
};
