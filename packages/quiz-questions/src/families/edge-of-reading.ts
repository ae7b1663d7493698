import { differ, groupAround } from "../choose-four.ts";
import type { IndexedVerse } from "../indexed-verse.ts";
import type { DraftQuestion } from "../draft.ts";
import type { Localised } from "../language.ts";
import type { QuestionKind } from "../question.ts";
import { listed, reference } from "../references.ts";
import { todaysCandidates, verseFace } from "./faces.ts";
import { optionsOf, othersOf } from "./rendered-options.ts";

interface EdgeOfReading {
  readonly kind: QuestionKind;
  readonly edge: "first" | "last";
  readonly question: Localised;
  readonly explain: (cited: Localised, others: Localised) => Localised;
}

/** The first (or last) verse of the day's reading beside three others of the reading; which is it? */
export function edgeOfReading({ kind, edge, question, explain }: EdgeOfReading): DraftQuestion {
  return (context) => {
    const at = edge === "first" ? 0 : -1;
    // Where a surah begins or ends, its opening or its close shows it.
    const pool = todaysCandidates(verseFace, context).filter(({ verse }) => isInside(verse));
    const right = pool.find(({ verse }) => verse === context.today.at(at));
    const group = right && groupAround(context.random, { seed: right, pool, mayMeet: differ });
    if (!group) return undefined;
    return {
      kind,
      question,
      ...optionsOf(group, right),
      explanation: explain(reference(right.verse), listed(othersOf(group, right))),
    };
  };
}

function isInside({ verseNumber, surah }: IndexedVerse): boolean {
  return verseNumber > 1 && verseNumber < surah.verseCount;
}
