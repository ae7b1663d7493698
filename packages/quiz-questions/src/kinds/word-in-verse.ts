import type { DayContext } from "../day-context.ts";
import type { Draft } from "../draft.ts";
import { referenceList, referenceOptions, threeBeside } from "../families/reference-options.ts";
import { FREQUENT_WORDS, hasWord, lacksWord } from "../frequent-words.ts";
import type { FrequentWord } from "../frequent-words.ts";
import { mayBeCited } from "../indexed-verse.ts";
import type { IndexedVerse } from "../indexed-verse.ts";
import { reference } from "../references.ts";

/** One of the fifty frequent words is shown; which of four verses of the day has it? */
export function wordInVerse(context: DayContext): Draft | undefined {
  // On a day with few verses, one with a misprint may be the only one that has such a word.
  return (
    askAbout(context.unshown.filter(mayBeCited), context) ?? askAbout(context.unshown, context)
  );
}

function askAbout(
  verses: readonly IndexedVerse[],
  { random, unshown }: DayContext,
): Draft | undefined {
  for (const word of random.shuffled<FrequentWord>(FREQUENT_WORDS)) {
    const [right] = random.shuffled(verses.filter((verse) => hasWord(verse, word)));
    if (!right) continue;
    const lacking = unshown.filter((verse) => lacksWord(verse, word));
    const others = threeBeside(right, lacking, random);
    if (!others) continue;
    const { arabic, meaning } = word;
    const [cited, rest] = [reference(right), referenceList(others)];
    return {
      kind: "word-in-verse",
      question: {
        en: `Which of these verses has this word, “${meaning.en}”, in any of its forms?`,
        bn: `নিচের কোন আয়াতে এই শব্দটি (অর্থ: “${meaning.bn}”) কোনো না কোনো রূপে আছে?`,
      },
      passages: [{ arabic }],
      ...referenceOptions([right, ...others], right),
      explanation: {
        en: `${cited.en} has the word. ${rest.en} do not have it in any form.`,
        bn: `শব্দটি ${cited.bn}-এ আছে। ${rest.bn}-এ এটি কোনো রূপেই নেই।`,
      },
    };
  }
  return undefined;
}
