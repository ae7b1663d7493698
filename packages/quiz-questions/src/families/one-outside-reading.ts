import { differ, groupAround } from "../choose-four.ts";
import { versesOfReading } from "../reading-verses.ts";
import type { DraftQuestion } from "../draft.ts";
import type { Localised } from "../language.ts";
import type { QuestionKind } from "../question.ts";
import { listed, reference } from "../references.ts";
import { candidatesOf, todaysCandidates } from "./verse-sides.ts";
import type { VerseSide } from "./verse-sides.ts";
import { isOutside } from "./one-in-reading.ts";
import { optionsOf, othersOf } from "./rendered-options.ts";

interface OneOutsideReading {
  readonly kind: QuestionKind;
  readonly side: VerseSide;
  readonly question: Localised;
  readonly explain: (cited: Localised, others: Localised) => Localised;
}

/** Three verses of the day's reading and one of the day after it; which is not of the reading? */
export function oneOutsideReading(texts: OneOutsideReading): DraftQuestion {
  const { kind, side, question, explain } = texts;
  return (context) => {
    const { plan, day, corpus, random } = context;
    // From the next day: near enough to have the same topic, and no verse is the odd one of two days.
    const following = plan(day + 1);
    const verses = following ? versesOfReading(following, corpus) : [];
    const outsiders = verses.map((verse) => ({ verse, day: day + 1 }));
    const todays = todaysCandidates(side, context);
    for (const outsider of random.shuffled(candidatesOf(outsiders, side, context))) {
      if (!isOutside(outsider, context)) continue;
      const pool = [...todays, outsider];
      const group = groupAround(random, { seed: outsider, pool, mayMeet: differ });
      if (!group) continue;
      return {
        kind,
        question,
        ...optionsOf(group, outsider),
        explanation: explain(reference(outsider.verse), listed(othersOf(group, outsider))),
      };
    }
    return undefined;
  };
}
