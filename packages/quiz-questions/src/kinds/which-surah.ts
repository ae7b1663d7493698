import type { DayContext } from "../day-context.ts";
import type { Draft } from "../draft.ts";
import { isAskable } from "../indexed-verse.ts";
import type { AskableVerse, IndexedVerse } from "../indexed-verse.ts";
import { localisedOption } from "../option.ts";
import type { SurahFacts } from "../quran.ts";
import { reference, surahName } from "../references.ts";

const OPTIONS = 4;

/** A verse is shown; which of four surahs in a row is it from? Only where the day reads more than one. */
export function whichSurah({ random, today, corpus }: DayContext): Draft | undefined {
  const surahs = [...new Set(today.map(({ surah }) => surah))];
  if (surahs.length < 2) return undefined;
  const askable = random.shuffled(today).filter(isAskable).filter(isInside);
  // The surah is drawn first, so that a long one is not right more often than a short one.
  const shown = random.shuffled(surahs).flatMap((surah) => verseFrom(surah, askable) ?? [])[0];
  if (!shown) return undefined;
  // The four are consecutive surahs, with the right one at a random position.
  const last = corpus.surahs.length - OPTIONS;
  const first = Math.min(last, Math.max(0, shown.surahNumber - 1 - random.below(OPTIONS)));
  const options = corpus.surahs.slice(first, first + OPTIONS);
  const cited = reference(shown);
  return {
    kind: "which-surah",
    question: { en: "Which surah is this verse from?", bn: "এই আয়াতটি কোন সূরার?" },
    passages: [{ arabic: shown.arabic, text: shown.meaningOption.text }],
    options: options.map((surah) => localisedOption(surahName(surah))),
    correctAnswer: options.indexOf(shown.surah),
    explanation: {
      en: `This verse is ${cited.en}; it is in no other surah.`,
      bn: `এই আয়াতটি ${cited.bn}; এটি অন্য কোনো সূরায় নেই।`,
    },
    cites: shown,
  };
}

function verseFrom(surah: SurahFacts, verses: readonly AskableVerse[]): AskableVerse | undefined {
  return verses.find((verse) => verse.surah === surah);
}

/** The first verses often hold the name of their surah. */
function isInside({ verseNumber }: IndexedVerse): boolean {
  return verseNumber > 2;
}
