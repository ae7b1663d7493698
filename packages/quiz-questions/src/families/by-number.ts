import type { DraftQuestion } from "../draft.ts";
import type { Localised } from "../language.ts";
import { localisedOption } from "../option.ts";
import type { QuestionKind } from "../question.ts";
import { listed, numberedVerse, reference } from "../references.ts";
import type { Face } from "./faces.ts";
import { optionsOf, othersOf } from "./rendered-options.ts";
import { anyOf, todaysGroups } from "./todays-four.ts";

interface TextOfVerse {
  readonly kind: QuestionKind;
  readonly face: Face;
  readonly ask: (verse: Localised) => Localised;
  readonly explain: (cited: Localised, others: Localised) => Localised;
}

/**
 * A verse of the reading is named by its number; which of four texts is about it? Its words are not shown:
 * they would give the text away.
 */
export function textOfVerse({ kind, face, ask, explain }: TextOfVerse): DraftQuestion {
  return (context) => {
    for (const group of todaysGroups(context, { face })) {
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
  readonly face: Face;
  readonly question: Localised;
  readonly explain: (cited: Localised) => Localised;
}

/** A text is shown; which of four verses of the reading, by their numbers, is it about? */
export function verseOfText({ kind, face, question, explain }: VerseOfText): DraftQuestion {
  return (context) => {
    for (const group of todaysGroups(context, { face })) {
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
      };
    }
    return undefined;
  };
}
