import type { DraftQuestion } from "../draft/draft.ts";
import type { Localised } from "../language.ts";
import { localisedOption } from "../corpus/option.ts";
import type { QuestionKind } from "../question.ts";
import { listed, numberedVerse, reference } from "../draft/references.ts";
import type { VerseSide } from "./verse-sides.ts";
import { optionsOf, othersOf } from "./rendered-options.ts";
import { anyOf, todaysGroups } from "./todays-four.ts";

interface TextOfVerse {
  readonly kind: QuestionKind;
  readonly side: VerseSide;
  readonly ask: (verse: Localised) => Localised;
  readonly explain: (cited: Localised, others: Localised) => Localised;
}

/**
 * A verse of the reading is named by its number; which of four texts is about it? Its words are not shown, as
 * they would reveal the text.
 */
export function textOfVerse({ kind, side, ask, explain }: TextOfVerse): DraftQuestion {
  return (context) => {
    for (const group of todaysGroups(context, { side })) {
      const right = anyOf(group, context);
      return {
        kind,
        question: ask(numberedVerse(right.verse)),
        ...optionsOf(group, right),
        explanation: explain(reference(right.verse), listed(othersOf(group, right))),
      };
    }
    return undefined;
  };
}

interface VerseOfText {
  readonly kind: QuestionKind;
  readonly side: VerseSide;
  readonly question: Localised;
  readonly explain: (cited: Localised) => Localised;
}

/** A text is shown; which of four verses of the reading, by their numbers, is it about? */
export function verseOfText({ kind, side, question, explain }: VerseOfText): DraftQuestion {
  return (context) => {
    for (const group of todaysGroups(context, { side })) {
      const right = anyOf(group, context);
      const inOrder = group.toSorted((one, other) => one.verse.position - other.verse.position);
      return {
        kind,
        question,
        passages: [{ text: right.option.text }],
        options: inOrder.map(({ verse }) => localisedOption(reference(verse))),
        correctAnswer: inOrder.indexOf(right),
        explanation: explain(reference(right.verse)),
        cites: right.verse,
        shows: inOrder.map(({ verse }) => verse),
      };
    }
    return undefined;
  };
}
