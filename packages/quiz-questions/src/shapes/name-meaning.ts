import type { Draft, DraftContext } from "../draft.ts";
import { nearestFirst } from "../nearby.ts";
import { localisedOption } from "../option.ts";
import type { Option } from "../option.ts";
import type { SurahFacts } from "../quran.ts";
import { remembered } from "../remembered.ts";
import { surahName, verseNumbers } from "../references.ts";
import { draftFromSurah, withOptions } from "../surah-draft.ts";
import { bengaliMeaning } from "../surah-name-meanings.ts";

/** What does the name of a surah of the day mean? */
export function nameMeaning(context: DraftContext): Draft | undefined {
  return draftFromSurah(context, (surah, first) => {
    const right = meaningOption(surah);
    if (!right) return undefined;
    const others = [...nearestFirst(context.corpus.surahs, surah.number)].flatMap((other) => {
      const option = meaningOption(other);
      return option ? [{ option }] : [];
    });
    const name = surahName(surah);
    const cited = verseNumbers(first);
    return withOptions(
      context,
      { right, others },
      {
        shape: "name-meaning",
        question: {
          en: `What does the name of the surah ${name.en} mean?`,
          bn: `${name.bn} সূরার নামের অর্থ কী?`,
        },
        explanation: {
          en: `The name ${name.en}, the surah of ${cited.en}, means “${right.text.en}”.`,
          bn: `${cited.bn} আয়াতের সূরা ${name.bn}-এর নামের অর্থ “${right.text.bn}”।`,
        },
        cites: first,
      },
    );
  });
}

const meaningOption = remembered(({ number, englishMeaning }: SurahFacts): Option | undefined => {
  const bn = bengaliMeaning(number);
  return bn === undefined ? undefined : localisedOption({ en: englishMeaning, bn });
});
