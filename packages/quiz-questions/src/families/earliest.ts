import type { Candidate } from "../draft/choose-four.ts";
import type { DraftQuestion } from "../draft/draft.ts";
import type { DraftedKind } from "../question.ts";
import type { VerseSide } from "./verse-sides.ts";
import { referenceList } from "./reference-options.ts";
import { draftOfGroup } from "./draft-of-group.ts";
import { todaysGroups } from "./todays-four.ts";

/** Four verses of the day's reading; which comes first? */
export function earliest(kind: DraftedKind, side: VerseSide): DraftQuestion {
  return (context) => {
    for (const group of todaysGroups(context, { side, isFit: isInside })) {
      const right = group.reduce((one, other) =>
        one.verse.position < other.verse.position ? one : other,
      );
      const others = referenceList(
        group.filter((other) => other !== right).map(({ verse }) => verse),
      );
      return draftOfGroup(kind, { group, right }, { others });
    }
    return undefined;
  };
}

/** How a surah opens and closes shows its position. */
export function isInside({ verse: { verseNumber, surah } }: Candidate): boolean {
  return verseNumber > 2 && verseNumber < surah.verseCount;
}
