import type { Candidate } from "../draft/choose-four.ts";
import type { DayContext, VerseOfDay } from "../draft/day-context.ts";
import type { IndexedVerse } from "../corpus/indexed-verse.ts";
import { mayBeCited } from "../corpus/indexed-verse.ts";
import type { Option } from "../corpus/option.ts";
import { haveOneSubject } from "../commentary/same-subject.ts";

/**
 * One side of a verse that can be an option: the verse itself, its meaning, or what the commentary says of
 * it.
 */
export type VerseSide = (verse: IndexedVerse, context: DayContext) => Option | undefined;

/** The Arabic of a verse with its meaning under it. */
export const verseSide: VerseSide = (verse) => verse.verseOption;

/** The meaning of a verse in the member's language. */
export const meaningSide: VerseSide = (verse) => verse.meaningOption;

/** A sentence of the commentary on a verse, of which it is the first that the sentence explains. */
export const commentarySide: VerseSide = (verse, { commentary }) => {
  // Its verse is shown once the question is answered.
  if (!mayBeCited(verse)) return undefined;
  const remark = commentary?.remarkOn(verse.position);
  // Two days may read the verses of one sentence: it is asked on the first alone.
  return remark?.from === verse.position ? remark.option : undefined;
};

/** The verses that have this side, as candidates. */
export function candidatesOf(
  verses: readonly VerseOfDay[],
  side: VerseSide,
  context: DayContext,
): Candidate[] {
  return verses.flatMap(({ verse, day }) => {
    const option = side(verse, context);
    return option ? [{ verse, day, option }] : [];
  });
}

/** The verses of the day's reading that no earlier question shows, as candidates. */
export function todaysCandidates(side: VerseSide, context: DayContext): Candidate[] {
  return candidatesOf(
    context.unshown.map((verse) => ({ verse, day: context.day })),
    side,
    context,
  );
}

/** Whether no sentence of the commentary that is asked about one verse explains the other too. */
export function commentedApart(
  { commentary }: DayContext,
  one: IndexedVerse,
  other: IndexedVerse,
): boolean {
  const covers = (of: IndexedVerse, { position }: IndexedVerse) => {
    const range = commentary?.remarkOn(of.position);
    return range !== undefined && range.from <= position && position <= range.to;
  };
  return !covers(one, other) && !covers(other, one) && !haveOneSubject(one, other);
}
