import type { DayContext } from "../day-context.ts";
import type { Draft } from "../draft.ts";
import { mayBeCited } from "../indexed-verse.ts";
import type { Localised } from "../language.ts";
import { isNamedIn, namesASurah } from "../names.ts";
import type { QuranicName } from "../names.ts";
import type { NameDays } from "../name-index.ts";
import { localisedOption } from "../option.ts";
import { bengaliGenitive, reference } from "../references.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { isTurnOf } from "../turns.ts";

/** Four prophets, so that none is in odd company; which is named in the day's reading? */
export function nameInReading(context: DayContext): Draft | undefined {
  const { random, day, today, unshown, isShown } = context;
  const names = context.names.filter(({ name }) => name.isProphet);
  const asked = random
    .shuffled(names.filter(({ named }) => named.includes(day)))
    .filter(({ name }) => !today.some(({ surah }) => namesASurah(name, surah)))
    .filter(({ name }) => !today.some((verse) => isShown(verse) && isNamedIn(name, verse)))
    .find(({ name, named }) => isTurnOf(context, name.name.en, named));
  const cites = asked && unshown.find((verse) => mayBeCited(verse) && isNamedIn(asked.name, verse));
  if (!asked || !cites) return undefined;
  const wrong = drawWeighted(
    random,
    names.filter(({ absent }) => absent.has(day)),
  );
  if (wrong.length < 3) return undefined;
  const group = random.shuffled([asked, ...wrong]);
  const { name } = asked.name;
  const cited = reference(cites);
  return {
    kind: "name-in-reading",
    question: {
      en: "Which of these prophets is named in this day's reading?",
      bn: "নিচের কোন নবীর নাম এই দিনের পাঠে এসেছে?",
    },
    options: group.map(({ name: option }) => localisedOption(firstForm(option))),
    correctAnswer: group.indexOf(asked),
    explanation: {
      en: `${name.en} is named in ${cited.en}. None of the other three is named in this day's reading.`,
      bn: `${cited.bn}-এ ${bengaliGenitive(name.bn)} নাম এসেছে। বাকি তিনজনের নাম এই দিনের পাঠে আসেনি।`,
    },
    cites,
    shows: [cites],
  };
}

/** A name without its second form, which not every prophet has: the brackets would set some apart. */
function firstForm({ name: { en, bn } }: QuranicName): Localised {
  return { en: en.replace(/ \(.*\)$/u, ""), bn };
}

/**
 * Three names, each drawn as often as it is the answer on other days, so a well-known name reveals nothing.
 */
function drawWeighted(random: SeededRandom, absent: readonly NameDays[]): NameDays[] {
  const drawn: NameDays[] = [];
  const left = [...absent];
  while (drawn.length < 3 && left.length > 0) {
    const total = left.reduce((sum, name) => sum + weightOf(name), 0);
    let at = random.below(total);
    const index = left.findIndex((name) => (at -= weightOf(name)) < 0);
    drawn.push(...left.splice(index, 1));
  }
  return drawn;
}

/** About how often a name is asked, in shares: a name of many readings is often shown by an earlier question. */
function weightOf({ named }: NameDays): number {
  return 30 + named.length;
}
