import type { DayContext } from "../day-context.ts";
import type { Draft } from "../draft.ts";
import { referenceList, referenceOptions, threeBeside } from "../families/reference-options.ts";
import { mayBeCited } from "../indexed-verse.ts";
import { isAbsentFrom, isNamedIn, namesASurah } from "../names.ts";
import { reference } from "../references.ts";

/** A person, place or book that the reading names; which of four of its verses contains the name? */
export function verseOfName({ random, names, day, today, unshown }: DayContext): Draft | undefined {
  for (const { name } of random.shuffled(names.filter(({ named }) => named.includes(day)))) {
    if (today.some(({ surah }) => namesASurah(name, surah))) continue;
    const [right] = random.shuffled(
      unshown.filter((verse) => mayBeCited(verse) && isNamedIn(name, verse)),
    );
    if (!right) continue;
    const lacking = unshown.filter((verse) => isAbsentFrom(name, verse));
    const others = threeBeside(right, lacking, random);
    if (!others) continue;
    const [cited, rest] = [reference(right), referenceList(others)];
    return {
      kind: "verse-of-name",
      question: {
        en: `Which of these verses names ${name.name.en}?`,
        bn: `নিচের কোন আয়াতে ${name.name.bn} নামটি এসেছে?`,
      },
      ...referenceOptions([right, ...others], right),
      explanation: {
        en: `${cited.en} has the name. ${rest.en} do not have it.`,
        bn: `নামটি ${cited.bn}-এ এসেছে। ${rest.bn}-এ এটি নেই।`,
      },
    };
  }
  return undefined;
}
