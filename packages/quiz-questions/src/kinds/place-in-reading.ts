import type { DayContext } from "../draft/day-context.ts";
import type { Draft } from "../draft/draft.ts";
import { isAskable } from "../corpus/indexed-verse.ts";
import type { IndexedVerse } from "../corpus/indexed-verse.ts";
import type { Localised } from "../language.ts";
import { said, sayOf } from "../languages/said.ts";
import { localisedOption } from "../corpus/option.ts";
import { reference, verseNumbers } from "../draft/references.ts";

const PARTS = 4;

/**
 * A verse of the day's reading is shown; in which of its four parts is it? Only where the day reads one surah
 * or two, as ranges over more are hard to follow, and where each part has more than one verse.
 */
export function placeInReading({ random, today, unshown }: DayContext): Draft | undefined {
  if (new Set(today.map(({ surahNumber }) => surahNumber)).size > 2) return undefined;
  if (today.length < 2 * PARTS) return undefined;
  const parts = quarters(today);
  const askable = parts.map((part) =>
    part.filter((verse) => unshown.includes(verse) && isInside(verse, today)).filter(isAskable),
  );
  // Each part is asked as often: none, where one of them has no verse to ask about.
  if (askable.some(({ length }) => length === 0)) return undefined;
  const correctAnswer = random.below(PARTS);
  const part = parts[correctAnswer] ?? [];
  const [shown] = random.shuffled(askable[correctAnswer] ?? []);
  if (!shown) return undefined;
  return {
    ...sayOf("place-in-reading", { cited: reference(shown), range: rangeOf(part) }),
    passages: [{ arabic: shown.arabic, text: shown.meaningOption.text }],
    // In the order of the reading: a shuffled list of ranges is hard to read.
    options: parts.map((verses) => localisedOption(rangeOf(verses))),
    correctAnswer,
    cites: shown,
    shows: [shown],
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
  const from = reference(first);
  if (first === last) return from;
  const to = first.surah === last.surah ? verseNumbers(last) : reference(last);
  return said(({ range }) => range, { from, to });
}

/** How a surah or a day opens and closes shows its position, and a sign such as ۞ stands apart from the words. */
function isInside(verse: IndexedVerse, today: readonly IndexedVerse[]): boolean {
  const { verseNumber, surah, verseOption } = verse;
  return (
    verseNumber > 2 &&
    verseNumber < surah.verseCount &&
    verse !== today.at(0) &&
    verse !== today.at(-1) &&
    verseOption !== undefined
  );
}
