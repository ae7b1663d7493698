import type { IndexedVerse } from "./indexed-verse.ts";
import { chooseDistractors } from "./distractors.ts";
import type { Candidate } from "./distractors.ts";
import { placeOptions } from "./draft.ts";
import type { Draft, DraftContext } from "./draft.ts";
import { localisedOption } from "./option.ts";
import type { Option } from "./option.ts";
import type { SurahFacts } from "./quran.ts";
import { remembered } from "./remembered.ts";
import { surahName } from "./references.ts";

/** The draft of the first surah of the day, in random order, that gives one; `first` is its first verse in the reading. */
export function draftFromSurah(
  { random, today }: DraftContext,
  draftOf: (surah: SurahFacts, first: IndexedVerse) => Draft | undefined,
): Draft | undefined {
  const firsts = today.filter(
    (verse, index) => verse.surahNumber !== today[index - 1]?.surahNumber,
  );
  for (const first of random.shuffled(firsts)) {
    const draft = draftOf(first.surah, first);
    if (draft) return draft;
  }
  return undefined;
}

/** The name of a surah as an option. */
export const nameOption: (surah: SurahFacts) => Option = remembered((surah) =>
  localisedOption(surahName(surah)),
);

/** A draft completed with the right option and three of the others. */
export function withOptions(
  { random, shorter }: DraftContext,
  { right, others }: { readonly right: Option; readonly others: readonly Candidate[] },
  draft: Omit<Draft, "options" | "correctAnswer">,
): Draft | undefined {
  const wrong = chooseDistractors(random, { right, shorter }, others);
  return (
    wrong && {
      ...draft,
      ...placeOptions(
        random,
        right.text,
        wrong.map(({ option }) => option.text),
      ),
    }
  );
}
