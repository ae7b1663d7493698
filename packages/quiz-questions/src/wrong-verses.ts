import type { IndexedVerse } from "./indexed-verse.ts";
import { chooseDistractors } from "./distractors.ts";
import type { Candidate } from "./distractors.ts";
import type { DraftContext } from "./draft.ts";
import { sayNearlyTheSame, versesNear } from "./nearby.ts";
import type { VerseFace } from "./verse-faces.ts";

/** A verse offered as a wrong option. */
export interface WrongVerse extends Candidate {
  readonly verse: IndexedVerse;
}

/** Three verses near the right one whose faces are wrong answers; `isWrong` says which verses may be offered. */
export function chooseWrongVerses(
  context: DraftContext,
  { right, face }: { readonly right: IndexedVerse; readonly face: VerseFace },
  isWrong: (verse: IndexedVerse) => boolean,
): WrongVerse[] | undefined {
  const option = face(right, context);
  if (!option) return undefined;
  function* candidates(): Generator<WrongVerse> {
    for (const verse of versesNear(context.corpus, right)) {
      const wrong = face(verse, context);
      if (wrong) yield { verse, option: wrong };
    }
  }
  const isFair = ({ verse }: WrongVerse) =>
    isWrong(verse) && commentedApart(context, right, verse) && !sayNearlyTheSame(verse, right);
  const { random, shorter } = context;
  return chooseDistractors(random, { right: option, shorter, isFair }, candidates());
}

/** Whether no passage of the commentary explains both verses. */
function commentedApart(
  { commentary }: DraftContext,
  one: IndexedVerse,
  other: IndexedVerse,
): boolean {
  const passage = commentary?.passageOn(one.position);
  const otherPassage = commentary?.passageOn(other.position);
  const covers = (range: typeof passage, { position }: IndexedVerse) =>
    range !== undefined && range.from <= position && position <= range.to;
  return !covers(passage, other) && !covers(otherPassage, one);
}
