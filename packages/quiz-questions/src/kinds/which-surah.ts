import type { DayContext } from "../draft/day-context.ts";
import type { Draft } from "../draft/draft.ts";
import { isAskable } from "../corpus/indexed-verse.ts";
import type { AskableVerse, IndexedVerse } from "../corpus/indexed-verse.ts";
import type { Localised } from "../language.ts";
import { said, sayOf } from "../languages/said.ts";
import { localisedOption } from "../corpus/option.ts";
import type { SurahFacts } from "../quran.ts";
import { ofSurah, references } from "../draft/references.ts";
import { arabicKey } from "../corpus/text-key.ts";

// The first verses often hold the name of their surah.
const FIRST = 3;
// Verses next to each other are on one subject, and so of one surah.
const APART = 3;

/**
 * Two verses of the day's reading are shown; which of two of its surahs is each from? The options are the
 * four answers that the two surahs allow, so a heading that names them gives nothing away.
 */
export function whichSurah({ random, unshown }: DayContext): Draft | undefined {
  const askable = unshown.filter(isAskable).filter(isFit);
  const surahs = [...new Set(askable.map(({ surah }) => surah))].filter(
    (surah) => pairsApart(versesFrom(surah, askable)).length > 0,
  );
  const [one, other] = random
    .shuffled(surahs)
    .slice(0, 2)
    .toSorted((first, second) => first.number - second.number);
  if (!one || !other) return undefined;
  const pairs = [
    [one, one],
    [one, other],
    [other, one],
    [other, other],
  ] as const;
  const correctAnswer = random.below(pairs.length);
  const [first, second] = versesOf(pairs[correctAnswer] ?? [one, one], random.shuffled(askable));
  if (!first || !second) return undefined;
  return {
    ...sayOf("which-surah", { cited: references([first, second]) }),
    passages: [first, second].map(({ arabic, meaningOption }) => ({
      arabic,
      text: meaningOption.text,
    })),
    options: pairs.map((pair) => localisedOption(pairText(pair))),
    correctAnswer,
    cites: first,
    shows: [first, second],
  };
}

/** Whether a verse neither opens its surah, has its name, nor shows a sign such as ۞. */
function isFit({ verseNumber, verseOption, wordKeys, surah }: IndexedVerse): boolean {
  const name = arabicKey(surah.arabicName).replace(/^ال/u, "");
  return (
    verseNumber >= FIRST && verseOption !== undefined && !wordKeys.some((key) => key.includes(name))
  );
}

function versesOf(
  [first, second]: readonly [SurahFacts, SurahFacts],
  verses: readonly AskableVerse[],
): readonly (AskableVerse | undefined)[] {
  if (first !== second) return [versesFrom(first, verses)[0], versesFrom(second, verses)[0]];
  // Two of one surah stand in its order.
  const [pair] = pairsApart(versesFrom(first, verses));
  return pair?.toSorted((one, other) => one.position - other.position) ?? [];
}

/** The pairs of verses that are not next to each other. */
function pairsApart(verses: readonly AskableVerse[]): AskableVerse[][] {
  return verses.flatMap((one, index) =>
    verses
      .slice(index + 1)
      .filter(({ position }) => Math.abs(position - one.position) >= APART)
      .map((other) => [one, other]),
  );
}

function versesFrom(surah: SurahFacts, verses: readonly AskableVerse[]): AskableVerse[] {
  return verses.filter((verse) => verse.surah === surah);
}

function pairText([first, second]: readonly [SurahFacts, SurahFacts]): Localised {
  return said(({ bothOf, eachOf }) => (first === second ? bothOf : eachOf), {
    first: ofSurah(first),
    second: ofSurah(second),
  });
}
