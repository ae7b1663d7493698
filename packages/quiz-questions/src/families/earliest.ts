import type { Candidate } from "../draft/choose-four.ts";
import type { DraftQuestion } from "../draft/draft.ts";
import type { Localised } from "../language.ts";
import type { QuestionKind } from "../question.ts";
import { reference } from "../draft/references.ts";
import type { VerseSide } from "./verse-sides.ts";
import { referenceList } from "./reference-options.ts";
import { optionsOf } from "./rendered-options.ts";
import { todaysGroups } from "./todays-four.ts";

interface Earliest {
  readonly kind: QuestionKind;
  readonly side: VerseSide;
  readonly question: Localised;
}

/** Four verses of the day's reading; which comes first? */
export function earliest({ kind, side, question }: Earliest): DraftQuestion {
  return (context) => {
    for (const group of todaysGroups(context, { side, isFit: isInside })) {
      const right = group.reduce((one, other) =>
        one.verse.position < other.verse.position ? one : other,
      );
      const others = referenceList(
        group.filter((other) => other !== right).map(({ verse }) => verse),
      );
      const cited = reference(right.verse);
      return {
        kind,
        question,
        ...optionsOf(group, right),
        explanation: {
          en: `${cited.en} comes before ${others.en}.`,
          bn: `${cited.bn} আগে এসেছে; ${others.bn} এসেছে এর পরে।`,
        },
      };
    }
    return undefined;
  };
}

/** How a surah opens and closes shows its position. */
export function isInside({ verse: { verseNumber, surah } }: Candidate): boolean {
  return verseNumber > 2 && verseNumber < surah.verseCount;
}
