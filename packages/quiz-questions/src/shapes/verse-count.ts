import { placeOptions } from "../draft.ts";
import type { Draft, DraftContext } from "../draft.ts";
import { localisedNumber } from "../language.ts";
import { reference, surahName } from "../references.ts";
import { draftFromSurah } from "../surah-draft.ts";

const MIN_VERSES = 3;
const NEAREST_REACH = 4;

/** How many verses does a surah of the day have? As many wrong numbers are smaller as wrong texts elsewhere are shorter. */
export function verseCount(context: DraftContext): Draft | undefined {
  const { corpus, random, shorter } = context;
  return draftFromSurah(context, (surah, first) => {
    const count = surah.verseCount;
    const reach = Math.max(NEAREST_REACH, Math.ceil(count / 8));
    const steps = random.shuffled(Array.from({ length: reach }, (_, step) => step + 1));
    const smaller = steps.map((step) => count - step).filter((value) => value >= MIN_VERSES);
    if (smaller.length < shorter) return undefined;
    const larger = steps.map((step) => count + step);
    const wrong = [...smaller.slice(0, shorter), ...larger.slice(0, 3 - shorter)];
    const name = surahName(surah);
    const last = reference(corpus.verseAt(surah.number, count));
    const digits = localisedNumber(count);
    return {
      shape: "verse-count",
      question: {
        en: `How many verses does the surah ${name.en} have?`,
        bn: `${name.bn} সূরায় কতটি আয়াত আছে?`,
      },
      ...placeOptions(random, digits, wrong.map(localisedNumber)),
      explanation: {
        en: `Its last verse is ${last.en}, so it has ${digits.en} verses.`,
        bn: `এর শেষ আয়াত ${last.bn}, তাই এতে ${digits.bn}টি আয়াত আছে।`,
      },
      cites: first,
    };
  });
}
