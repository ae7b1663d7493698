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

/** Three verses of the day's reading and one of the day before or after; which is not of the reading? */
export function oneOutsideReading(texts: OneOutsideReading): DraftQuestion {
  const { kind, side, question, explain } = texts;
  return (context) => {
    const { plan, day, corpus, random } = context;
    // Near enough to have the same topic, and on either side of the reading as often.
    const near = random.shuffled([day - 1, day + 1]).find((other) => plan(other) !== undefined);
    const reading = near === undefined ? undefined : plan(near);
    const verses = reading ? versesOfReading(reading, corpus) : [];
    // Every other verse for the day before, the others for the day after: none is asked on both.
    const outsiders = verses
      .filter(({ position }) => (position % 2 === 0) === (near === day + 1))
      .map((verse) => ({ verse, day: reading?.day ?? day }));
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
