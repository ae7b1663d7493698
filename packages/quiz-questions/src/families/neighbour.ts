import type { Candidate } from "../choose-four.ts";
import type { DayContext } from "../day-context.ts";
import type { DraftQuestion } from "../draft.ts";
import { isAskable } from "../indexed-verse.ts";
import type { AskableVerse, IndexedVerse } from "../indexed-verse.ts";
import type { Localised } from "../language.ts";
import type { QuestionKind } from "../question.ts";
import { listed, reference } from "../references.ts";
import type { VerseSide } from "./verse-sides.ts";
import { optionsOf, othersOf } from "./rendered-options.ts";
import { anyOf, todaysGroups } from "./todays-four.ts";

const MAX_DISTANCE = 6;
// The end of a verse whose sentence runs on, or the start of the next one, reveals their order.
const RUNS_ON = /[,;:–—-]["'”’]?$/u;
const ENDS = /[.?!]["'”’)\]]*$/u;
const STARTS_LATE = /^["'“‘([]*(\p{Ll}|(Who|Whom|Whose|Which|Except|Or)\b)/u;

interface Neighbour {
  readonly kind: QuestionKind;
  readonly side: VerseSide;
  /** The distance of the answer from the shown verse: 1 or -1. */
  readonly step: 1 | -1;
  readonly question: Localised;
  readonly explain: (cited: Localised, shown: Localised, others: Localised) => Localised;
}

/** A verse of the reading is shown; which of four verses of the reading is next to it? */
export function neighbour({ kind, side, step, question, explain }: Neighbour): DraftQuestion {
  return (context) => {
    const isFit = ({ verse }: Candidate) =>
      shownBeside(verse, step, context) !== undefined && !isJoinedBeyond(verse, step, context);
    // A short reading has few neighbours: only the right one must not have been shown before.
    const anyShown = { ...context, unshown: context.today };
    for (const group of todaysGroups(anyShown, { side, isFit, mayMeet: isNear })) {
      const right = anyOf(group, context);
      if (!context.unshown.includes(right.verse)) continue;
      const shown = shownBeside(right.verse, step, context);
      if (!shown) continue;
      return {
        kind,
        question,
        passages: [{ arabic: shown.arabic, text: shown.meaningOption.text }],
        ...optionsOf(group, right),
        explanation: explain(
          reference(right.verse),
          reference(shown),
          listed(othersOf(group, right)),
        ),
      };
    }
    return undefined;
  };
}

function shownBeside(
  verse: IndexedVerse,
  step: 1 | -1,
  { today }: DayContext,
): AskableVerse | undefined {
  const shown = today.find(({ position }) => position === verse.position - step);
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
  return (
    !ENDS.test(before.translation) ||
    RUNS_ON.test(before.bengaliTranslation) ||
    STARTS_LATE.test(after.translation)
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
