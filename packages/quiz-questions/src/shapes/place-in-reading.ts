import type { Draft, DraftContext } from "../draft.ts";
import type { IndexedVerse } from "../indexed-verse.ts";
import type { Localised } from "../language.ts";
import { reference, verseNumbers } from "../references.ts";
import { arabicPrompt } from "../verse-faces.ts";

const PARTS = 4;

/** A verse of the day's reading is shown; in which of its four parts does it stand? Only where the day reads one surah or two: ranges over more are hard to follow. */
export function placeInReading({ random, today }: DraftContext): Draft | undefined {
  if (new Set(today.map(({ surahNumber }) => surahNumber)).size > 2) return undefined;
  const parts = quarters(today);
  const correctAnswer = random.below(PARTS);
  const shown = random
    .shuffled(parts[correctAnswer] ?? [])
    .find((verse) => arabicPrompt(verse) !== undefined);
  const verse = shown && arabicPrompt(shown);
  if (!shown || verse === undefined) return undefined;
  const cited = reference(shown);
  return {
    shape: "place-in-reading",
    question: {
      en: "Where in this day's reading is this verse?",
      bn: "এই আয়াতটি এই দিনের পাঠের কোন অংশে আছে?",
    },
    verse,
    // In the order of the reading: a shuffled list of ranges is hard to read.
    options: parts.map(rangeOf),
    correctAnswer,
    explanation: { en: `This verse is ${cited.en}.`, bn: `এই আয়াতটি ${cited.bn}।` },
    cites: shown,
  };
}

function quarters(verses: readonly IndexedVerse[]): IndexedVerse[][] {
  return Array.from({ length: PARTS }, (_, part) =>
    verses.slice(
      Math.floor((part * verses.length) / PARTS),
      Math.floor(((part + 1) * verses.length) / PARTS),
    ),
  );
}

function rangeOf(verses: readonly IndexedVerse[]): Localised {
  const [first, last] = [verses.at(0), verses.at(-1)];
  if (!first || !last) throw new Error("A day's reading has at least four verses");
  const [from, to] = [verseNumbers(first), verseNumbers(last)];
  if (first === last) return from;
  return { en: `${from.en} to ${to.en}`, bn: `${from.bn} থেকে ${to.bn}` };
}
