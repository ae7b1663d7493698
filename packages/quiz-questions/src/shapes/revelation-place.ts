import type { Draft, DraftContext } from "../draft.ts";
import type { Localised } from "../language.ts";
import { nearestFirst } from "../nearby.ts";
import type { SurahFacts } from "../quran.ts";
import { reference, surahName } from "../references.ts";
import { agreedRevelationPlace } from "../revelation-consensus.ts";
import { draftFromSurah, nameOption, withOptions } from "../surah-draft.ts";

const NEAREST = 12;

/** Which surah was revealed in the same place as one of the day? Only surahs on which the scholars agree are named; naming the day's own keeps it from being the answer every time. */
export function revelationPlace(context: DraftContext): Draft | undefined {
  return draftFromSurah(context, (surah, first) => {
    const place = agreedRevelationPlace(surah);
    if (!place) return undefined;
    const { same, elsewhere } = surahsByPlace(context.corpus.surahs, surah);
    const others = elsewhere.map((other) => ({ option: nameOption(other) }));
    for (const fellow of context.random.shuffled(same.slice(0, NEAREST))) {
      const names = {
        asked: surahName(surah),
        right: surahName(fellow),
        cited: reference(first),
      };
      const draft = withOptions(
        context,
        { right: nameOption(fellow), others },
        { shape: "revelation-place", ...TEXTS[place](names), cites: first },
      );
      if (draft) return draft;
    }
    return undefined;
  });
}

function surahsByPlace(surahs: readonly SurahFacts[], asked: SurahFacts) {
  const place = agreedRevelationPlace(asked);
  const agreed = [...nearestFirst(surahs, asked.number)].filter(agreedRevelationPlace);
  return {
    same: agreed.filter((surah) => agreedRevelationPlace(surah) === place),
    elsewhere: agreed.filter((surah) => agreedRevelationPlace(surah) !== place),
  };
}

type Names = Readonly<Record<"asked" | "right" | "cited", Localised>>;

const TEXTS: Readonly<
  Record<SurahFacts["revelation"], (names: Names) => Pick<Draft, "question" | "explanation">>
> = {
  meccan: ({ asked, right, cited }) => ({
    question: {
      en: `The surah ${asked.en} is Makkan, revealed before the Hijrah. Which of these is Makkan too?`,
      bn: `${asked.bn} মাক্কি সূরা (হিজরতের আগে নাযিল)। নিচের কোন সূরাটিও মাক্কি?`,
    },
    explanation: {
      en: `${right.en}, like the surah of ${cited.en}, was revealed before the Hijrah; the others after it.`,
      bn: `${cited.bn} আয়াতের সূরার মতো ${right.bn}-ও হিজরতের আগে নাযিল হয়েছে; অন্যগুলো পরে।`,
    },
  }),
  medinan: ({ asked, right, cited }) => ({
    question: {
      en: `The surah ${asked.en} is Madinan, revealed after the Hijrah. Which of these is Madinan too?`,
      bn: `${asked.bn} মাদানি সূরা (হিজরতের পরে নাযিল)। নিচের কোন সূরাটিও মাদানি?`,
    },
    explanation: {
      en: `${right.en}, like the surah of ${cited.en}, was revealed after the Hijrah; the others before it.`,
      bn: `${cited.bn} আয়াতের সূরার মতো ${right.bn}-ও হিজরতের পরে নাযিল হয়েছে; অন্যগুলো আগে।`,
    },
  }),
};
