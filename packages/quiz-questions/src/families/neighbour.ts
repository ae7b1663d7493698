import { OPTIONS } from "../draft/choose-four.ts";
import type { Candidate } from "../draft/choose-four.ts";
import type { DayContext } from "../draft/day-context.ts";
import type { Draft, DraftQuestion } from "../draft/draft.ts";
import { isAskable, shared } from "../corpus/indexed-verse.ts";
import type { PhraseIndex } from "../corpus/phrase-index.ts";
import type { AskableVerse, IndexedVerse } from "../corpus/indexed-verse.ts";
import { reference } from "../draft/references.ts";
import { LANGUAGES } from "../language.ts";
import { QUIZ_LANGUAGES } from "../languages/said.ts";
import { verseSide } from "./verse-sides.ts";
import { draftOfGroup, type Group } from "./draft-of-group.ts";
import { anyOf, todaysGroups } from "./todays-four.ts";

// Wide enough that four options need not stand at equal distances.
const MAX_DISTANCE = 20;
const MAX_GROUPS = 16;

/** A verse of the reading is shown; which of four verses of the reading is so far from it: 1 after, -1 before? */
export function neighbour(step: 1 | -1): DraftQuestion {
  return (context) => {
    const isFit = ({ verse }: Candidate) =>
      shownBeside(verse, step, context) !== undefined && !isJoinedBeyond(verse, step, context);
    // Few verses have neighbours that can be asked about.
    const rules = { side: verseSide, isFit, mayMeet: isNear, mayStandOut: true };
    // The neighbour has the most words in common with the shown verse more often than not: so it is given any
    // rank alike.
    const rank = context.random.below(OPTIONS);
    let spare: Shown | undefined;
    let groups = 0;
    for (const group of todaysGroups(context, rules)) {
      const right = anyOf(group, context);
      const shown = shownBeside(right.verse, step, context);
      if (!shown || isRevealedByAWord({ group, right, shown }, context)) continue;
      spare ??= { group, right, shown };
      if (rankOf({ group, right, shown }) === rank) return draftOf({ group, right, shown });
      if (++groups === MAX_GROUPS) break;
    }
    return spare && draftOf(spare);
  };

  function draftOf({ group, right, shown }: Shown): Draft {
    const kind = step === 1 ? "next-verse" : "previous-verse";
    const draft = draftOfGroup(kind, { group, right }, { shown: reference(shown) });
    return {
      ...draft,
      passages: [{ arabic: shown.arabic, text: shown.meaningOption.text }],
      shows: [shown, ...draft.shows],
    };
  }
}

interface Shown extends Group {
  readonly shown: AskableVerse;
}

/** How many of the options have fewer words in common with the shown verse than the right one. */
function rankOf({ group, right, shown }: Shown): number {
  const likeness = shared(shown, right.verse);
  return group.filter(({ verse }) => shared(shown, verse) < likeness).length;
}

/** Whether the right option alone has a rare word of the verse that is shown. */
function isRevealedByAWord({ group, right, shown }: Shown, { corpus }: DayContext): boolean {
  const sharing = group.filter(({ verse }) => shareRareWord(shown, verse, corpus.phrases));
  return sharing.length === 1 && sharing[0] === right;
}

function shownBeside(
  verse: IndexedVerse,
  step: 1 | -1,
  { unshown }: DayContext,
): AskableVerse | undefined {
  const shown = unshown.find(({ position }) => position === verse.position - step);
  // A verse with ۞ is not shown: the sign stands apart from its words.
  if (!shown?.verseOption || !isAskable(shown) || shown.surahNumber !== verse.surahNumber)
    return undefined;
  const [before, after] = step === 1 ? [shown, verse] : [verse, shown];
  return isJoined(before, after) ? undefined : shown;
}

/** Whether a verse is one sentence with its other neighbour: beside that one it can't be the answer. */
function isJoinedBeyond(verse: IndexedVerse, step: 1 | -1, { today }: DayContext): boolean {
  const beyond = today.find(({ position }) => position === verse.position + step);
  if (beyond?.surahNumber !== verse.surahNumber) return false;
  return step === 1 ? isJoined(verse, beyond) : isJoined(beyond, verse);
}

function isJoined(before: IndexedVerse, after: IndexedVerse): boolean {
  return LANGUAGES.some((language) =>
    QUIZ_LANGUAGES[language].translation.areJoined(
      before.translations[language],
      after.translations[language],
    ),
  );
}

/**
 * No option may be the verse that is shown, in both kinds of question, and all options are of one surah and so
 * close to it in the text that their topic does not tell them apart.
 */
function isNear(one: Candidate, other: Candidate): boolean {
  const distance = Math.abs(one.verse.position - other.verse.position);
  return distance > 1 && distance <= MAX_DISTANCE && one.verse.surah === other.verse.surah;
}

const MAX_OCCURRENCES = 25;
const STEM_LETTERS = 4;

/** Whether two verses share a rare Arabic word, or two rare words that share four letters in a row. */
function shareRareWord(one: IndexedVerse, other: IndexedVerse, phrases: PhraseIndex): boolean {
  const stems = new Set(rareStems(one, phrases));
  return rareStems(other, phrases).some((stem) => stems.has(stem));
}

function rareStems({ wordKeys }: IndexedVerse, phrases: PhraseIndex): string[] {
  return wordKeys
    .filter((key) => phrases.countOf(key) <= MAX_OCCURRENCES)
    .flatMap((key) =>
      Array.from({ length: Math.max(0, key.length - STEM_LETTERS + 1) }, (_, start) =>
        key.slice(start, start + STEM_LETTERS),
      ),
    );
}
