import { chooseDistractors } from "../distractors.ts";
import { draftFromAny, placeOptions } from "../draft.ts";
import type { Draft, DraftContext } from "../draft.ts";
import { reference, verseList } from "../references.ts";

/** Four verses of the day's reading; which comes first? */
export function firstInReading(context: DraftContext): Draft | undefined {
  return draftFromAny(context, (verse) => {
    const right = verse.arabicOption;
    if (!right) return undefined;
    const later = context.today.flatMap((other) =>
      other.position > verse.position && other.arabicOption
        ? [{ verse: other, option: other.arabicOption }]
        : [],
    );
    const { random, shorter } = context;
    const wrong = chooseDistractors(random, { right, shorter }, later);
    if (!wrong) return undefined;
    const cited = reference(verse);
    const others = verseList(wrong.map((item) => item.verse));
    return {
      shape: "first-in-reading",
      question: {
        en: "Which of these verses comes first in this day's reading?",
        bn: "এই দিনের পাঠে নিচের কোন আয়াতটি সবার আগে আছে?",
      },
      ...placeOptions(
        random,
        right.text,
        wrong.map(({ option }) => option.text),
      ),
      explanation: {
        en: `${cited.en} comes before ${others.en}.`,
        bn: `${others.bn}-এর আগে আছে ${cited.bn}।`,
      },
      cites: verse,
    };
  });
}
