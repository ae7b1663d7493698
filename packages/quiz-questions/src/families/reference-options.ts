import type { Draft } from "../draft/draft.ts";
import type { IndexedVerse } from "../corpus/indexed-verse.ts";
import { localisedOption } from "../corpus/option.ts";
import { listed, reference, verseNumbers } from "../draft/references.ts";
import type { SeededRandom } from "../seeded-random.ts";

/**
 * Four verses of the reading as options by their references, in the order of the reading; also the wrong
 * ones as a list.
 */
export function referenceOptions(
  verses: readonly IndexedVerse[],
  right: IndexedVerse,
): Pick<Draft, "options" | "correctAnswer" | "cites" | "shows"> {
  const inOrder = verses.toSorted(byPosition);
  return {
    options: inOrder.map((verse) => localisedOption(reference(verse))),
    correctAnswer: inOrder.indexOf(right),
    cites: right,
    shows: inOrder,
  };
}

/** Verses by their numbers, in the order of the reading. */
export function referenceList(verses: readonly IndexedVerse[]) {
  return listed(verses.toSorted(byPosition).map(verseNumbers));
}

/**
 * Three of the others beside the right verse, drawn so that no verse is the only one of its surah among three
 * of another; undefined where there are none.
 */
export function threeBeside(
  right: IndexedVerse,
  others: readonly IndexedVerse[],
  random: SeededRandom,
): IndexedVerse[] | undefined {
  const shuffled = random.shuffled(others);
  const ofSurah = shuffled.filter(({ surah }) => surah === right.surah);
  const ofOthers = shuffled.filter(({ surah }) => surah !== right.surah);
  return [shuffled, ofSurah, [...ofSurah.slice(0, 1), ...ofOthers]]
    .map((verses) => verses.slice(0, 3))
    .find((drawn) => drawn.length === 3 && !hasLoneSurah([right, ...drawn]));
}

/** Whether three verses are of one surah and one is of another. */
export function hasLoneSurah(verses: readonly IndexedVerse[]): boolean {
  const surahs = verses.map(({ surahNumber }) => surahNumber);
  const counts = surahs.map((surah) => surahs.filter((other) => other === surah).length);
  return counts.includes(3);
}

function byPosition(one: IndexedVerse, other: IndexedVerse): number {
  return one.position - other.position;
}
