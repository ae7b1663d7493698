import { chooseDistractors } from "../distractors.ts";
import { draftFromAny, placeOptions } from "../draft.ts";
import type { Draft, DraftContext } from "../draft.ts";
import { nearestFirst } from "../nearby.ts";
import { reference } from "../references.ts";
import { nameOption } from "../surah-draft.ts";
import { arabicPrompt } from "../verse-faces.ts";

/** A verse is shown; which of the day's surahs is it from? Only where the day reads four or more, as the day's surahs give the answer away otherwise. */
export function whichSurah(context: DraftContext): Draft | undefined {
  const surahs = [...new Set(context.today.map(({ surah }) => surah))];
  if (surahs.length < 4) return undefined;
  return draftFromAny(context, (shown) => {
    const verse = arabicPrompt(shown);
    if (verse === undefined) return undefined;
    const right = nameOption(shown.surah);
    const others = [...nearestFirst(surahs, shown.surahNumber)].map((surah) => ({
      option: nameOption(surah),
    }));
    const { random, shorter } = context;
    const wrong = chooseDistractors(random, { right, shorter }, others);
    if (!wrong) return undefined;
    const cited = reference(shown);
    return {
      shape: "which-surah",
      question: { en: "Which surah is this verse from?", bn: "এই আয়াতটি কোন সূরার?" },
      verse,
      ...placeOptions(
        random,
        right.text,
        wrong.map(({ option }) => option.text),
      ),
      explanation: { en: `This verse is ${cited.en}.`, bn: `এই আয়াতটি ${cited.bn}।` },
      cites: shown,
    };
  });
}
