import type { DayContext } from "../day-context.ts";
import type { Draft, DraftQuestion } from "../draft.ts";
import { referenceList, referenceOptions } from "../families/reference-options.ts";
import { FREQUENT_WORDS, hasWord, lacksWord } from "../frequent-words.ts";
import type { FrequentWord } from "../frequent-words.ts";
import type { IndexedVerse } from "../indexed-verse.ts";
import { reference } from "../references.ts";

/** One of the fifty frequent words is shown; which of four verses of the day has it? */
export const wordInVerse: DraftQuestion = (context) =>
  draftOfAnyWord(context, ({ having, lacking, word: { arabic, meaning } }) => {
    const [right] = having;
    const others = lacking.slice(0, 3);
    if (!right || others.length < 3) return undefined;
    const [cited, rest] = [reference(right), referenceList(others)];
    return {
      kind: "word-in-verse",
      question: {
        en: `Which of these verses has this word, “${meaning.en}”?`,
        bn: `নিচের কোন আয়াতে এই শব্দটি (“${meaning.bn}”) আছে?`,
      },
      passages: [{ arabic }],
      ...referenceOptions([right, ...others], right),
      explanation: {
        en: `${cited.en} has the word in one of its forms. ${rest.en} do not have it.`,
        bn: `শব্দটি ${cited.bn}-এ আছে। ${rest.bn}-এ এটি নেই।`,
      },
    };
  });

/** One of the fifty frequent words is shown; which of four verses of the day does not have it? */
export const verseWithoutWord: DraftQuestion = (context) =>
  draftOfAnyWord(context, ({ having, lacking, word: { arabic, meaning } }) => {
    const [right] = lacking;
    const others = having.slice(0, 3);
    if (!right || others.length < 3) return undefined;
    const [cited, rest] = [reference(right), referenceList(others)];
    return {
      kind: "verse-without-word",
      question: {
        en: `Which of these verses does not have this word, “${meaning.en}”?`,
        bn: `নিচের কোন আয়াতে এই শব্দটি (“${meaning.bn}”) নেই?`,
      },
      passages: [{ arabic }],
      ...referenceOptions([right, ...others], right),
      explanation: {
        en: `${cited.en} does not have the word. ${rest.en} have it, in one of its forms.`,
        bn: `শব্দটি ${cited.bn}-এ নেই। ${rest.bn}-এ এটি আছে।`,
      },
    };
  });

interface WordToday {
  readonly word: FrequentWord;
  readonly having: readonly IndexedVerse[];
  readonly lacking: readonly IndexedVerse[];
}

function draftOfAnyWord(
  { random, today }: DayContext,
  draftOf: (found: WordToday) => Draft | undefined,
): Draft | undefined {
  for (const word of random.shuffled<FrequentWord>(FREQUENT_WORDS)) {
    const having = random.shuffled(today.filter((verse) => hasWord(verse, word)));
    const lacking = random.shuffled(today.filter((verse) => lacksWord(verse, word)));
    const draft = draftOf({ word, having, lacking });
    if (draft) return draft;
  }
  return undefined;
}
