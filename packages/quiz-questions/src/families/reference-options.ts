import type { Draft } from "../draft.ts";
import type { IndexedVerse } from "../indexed-verse.ts";
import { localisedOption } from "../option.ts";
import { listed, reference, verseNumbers } from "../references.ts";

/**
 * Four verses of the reading as options by their references, in the order of the reading; also the wrong
 * ones as a list.
 */
export function referenceOptions(
  verses: readonly IndexedVerse[],
  right: IndexedVerse,
): Pick<Draft, "options" | "correctAnswer" | "cites"> {
  const inOrder = verses.toSorted(byPosition);
  return {
    options: inOrder.map((verse) => localisedOption(reference(verse))),
    correctAnswer: inOrder.indexOf(right),
    cites: right,
  };
}

/** Verses by their numbers, in the order of the reading. */
export function referenceList(verses: readonly IndexedVerse[]) {
  return listed(verses.toSorted(byPosition).map(verseNumbers));
}

function byPosition(one: IndexedVerse, other: IndexedVerse): number {
  return one.position - other.position;
}
