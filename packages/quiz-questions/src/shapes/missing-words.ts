import type { CorpusIndex } from "../corpus-index.ts";
import { chooseDistractors } from "../distractors.ts";
import { draftFromAny, placeOptions } from "../draft.ts";
import type { Draft, DraftContext, DraftQuestion } from "../draft.ts";
import type { Localised } from "../language.ts";
import { sayNearlyTheSame, versesNear } from "../nearby.ts";
import { reference } from "../references.ts";
import { arabicSkeleton } from "../text-key.ts";
import { endingGaps, isFarFromName, lookAlike, wordGaps } from "../word-gaps.ts";
import type { Gap, GapsOf } from "../word-gaps.ts";

const BLANK = "____";

/** A word is left out of a verse; which one? */
export const missingWord = missingWords(wordGaps, ({ verse, index, end }, cited) => {
  const around = verse.words.slice(index - 1, end + 1).join(" ");
  return {
    shape: "missing-word",
    question: { en: "Which word belongs in the gap?", bn: "শূন্যস্থানে কোন শব্দটি বসবে?" },
    explanation: {
      en: `In ${cited.en} the words are “${around}”.`,
      bn: `${cited.bn} আয়াতে আছে “${around}”।`,
    },
  };
});

/** A verse is shown without its last words; which are they? */
export const verseEnding = missingWords(endingGaps, ({ option }, cited) => ({
  shape: "verse-ending",
  question: {
    en: "With which words does this verse end?",
    bn: "এই আয়াতটি কোন শব্দগুলো দিয়ে শেষ হয়েছে?",
  },
  explanation: {
    en: `${cited.en} ends with “${option.text.en}”.`,
    bn: `${cited.bn} শেষ হয়েছে “${option.text.bn}” দিয়ে।`,
  },
}));

type Texts = Pick<Draft, "shape" | "question" | "explanation">;

function missingWords(
  gapsOf: GapsOf,
  textsOf: (gap: Gap, cited: Localised) => Texts,
): DraftQuestion {
  return (context) =>
    draftFromAny(context, (verse) => {
      const [gap] = context.random.shuffled(gapsOf(verse).filter(isFarFromName));
      const wrong = gap && chooseFillings(context, gap, gapsOf);
      return (
        wrong && {
          ...textsOf(gap, reference(verse)),
          verse: withBlank(gap),
          ...placeOptions(context.random, gap.option.text, wrong),
          cites: verse,
        }
      );
    });
}

function withBlank({ verse, index, end }: Gap): string {
  return [...verse.words.slice(0, index), BLANK, ...verse.words.slice(end)].join(" ");
}

/** Three wrong fillings of a gap: what stands in the same kind of place in verses near by. */
function chooseFillings(
  { random, shorter, corpus }: DraftContext,
  gap: Gap,
  gapsOf: GapsOf,
): Localised[] | undefined {
  function* fillings(): Generator<Gap> {
    for (const verse of versesNear(corpus, gap.verse)) yield* gapsOf(verse);
  }
  const skeleton = arabicSkeleton(gap.option.text.en);
  const isFair = (filling: Gap) =>
    lookAlike(filling, gap) &&
    arabicSkeleton(filling.option.text.en) !== skeleton &&
    !standsElsewhere(corpus, gap, filling) &&
    !sayNearlyTheSame(filling.verse, gap.verse);
  const right = gap.option;
  return chooseDistractors(random, { right, shorter, isFair }, fillings())?.map(
    ({ option }) => option.text,
  );
}

/** Whether the Quran has the filling somewhere between the words around the gap: the word on each side, or for an ending all that the verse still shows. */
function standsElsewhere({ phrases }: CorpusIndex, { verse, index, end }: Gap, filling: Gap) {
  const isEnding = end === verse.words.length;
  const before = verse.wordKeys.slice(isEnding ? 0 : index - 1, index);
  const words = filling.verse.wordKeys.slice(filling.index, filling.end);
  const after = verse.wordKeys.slice(end, end + 1);
  return phrases.occurrences([...before, ...words, ...after]).length > 0;
}
