import type { DayContext } from "../day-context.ts";
import type { Draft } from "../draft.ts";
import { localisedOption } from "../option.ts";
import type { Option } from "../option.ts";
import type { SurahFacts } from "../quran.ts";
import { memoize } from "../memoize.ts";
import { bengaliGenitive, listed } from "../references.ts";
import { bengaliMeaning } from "../surah-name-meanings.ts";

/** What does the name of a surah that begins on this day mean? So each is asked once a cycle at most. */
export function nameMeaning({ random, today, corpus }: DayContext): Draft | undefined {
  const begun = today.filter(({ verseNumber }) => verseNumber === 1).map(({ surah }) => surah);
  const asked = random.shuffled(begun).find(meaningOption);
  const cites = today.find(({ surah }) => surah === asked);
  if (!asked || !cites) return undefined;
  const named = corpus.surahs.filter((surah) => surah !== asked && meaningOption(surah));
  const group = random.shuffled([asked, ...random.shuffled(named).slice(0, 3)]);
  const name = asked.englishName;
  const others = listed(group.filter((surah) => surah !== asked).map(plainName));
  const right = meaningOption(asked)?.text;
  return (
    right && {
      kind: "name-meaning",
      question: {
        en: `What does the name of the surah ${name} mean?`,
        bn: `সূরা ${bengaliGenitive(asked.bengaliName)} নামের অর্থ কী?`,
      },
      options: group.flatMap((surah) => meaningOption(surah) ?? []),
      correctAnswer: group.indexOf(asked),
      explanation: {
        en: `The name ${name} means “${right.en}”. The other meanings are those of ${others.en}.`,
        bn: `“${asked.bengaliName}” নামের অর্থ “${right.bn}”। অন্য অর্থগুলো ${others.bn} নামের।`,
      },
      cites,
    }
  );
}

const meaningOption = memoize(({ number, englishMeaning }: SurahFacts): Option | undefined => {
  const bn = bengaliMeaning(number);
  return bn === undefined ? undefined : localisedOption({ en: englishMeaning, bn });
});

const plainName = ({ englishName, bengaliName }: SurahFacts) => ({
  en: englishName,
  bn: bengaliName,
});
