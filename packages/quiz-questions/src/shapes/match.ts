import type { IndexedVerse } from "../indexed-verse.ts";
import { draftFromAny, placeOptions } from "../draft.ts";
import type { Draft, DraftContext, DraftQuestion } from "../draft.ts";
import type { Localised } from "../language.ts";
import type { QuestionShape } from "../question.ts";
import { reference } from "../references.ts";
import { arabicFace, arabicPrompt, commentaryFace, meaningFace } from "../verse-faces.ts";
import type { VerseFace } from "../verse-faces.ts";
import { chooseWrongVerses } from "../wrong-verses.ts";

interface Match {
  readonly shape: QuestionShape;
  readonly face: VerseFace;
  readonly ask: (
    verse: IndexedVerse,
    context: DraftContext,
  ) => Pick<Draft, "question" | "verse"> | undefined;
  readonly explain: (cited: Localised) => Localised;
}

/** The verse is shown in Arabic; which meaning is its own? */
export const meaningOfVerse = match({
  shape: "meaning-of-verse",
  face: meaningFace,
  ask: (verse) =>
    withVerse(arabicPrompt(verse), {
      en: "What is the meaning of this verse?",
      bn: "এই আয়াতের অর্থ কোনটি?",
    }),
  explain: explainMeaning,
});

/** A meaning is quoted; which verse says it? */
export const verseOfMeaning = match({
  shape: "verse-of-meaning",
  face: arabicFace,
  ask: (verse) => {
    const meaning = verse.meaningOption?.text;
    return (
      meaning && {
        question: {
          en: `Which verse has this meaning? “${meaning.en}”`,
          bn: `কোন আয়াতের অর্থ এটি? “${meaning.bn}”`,
        },
      }
    );
  },
  explain: explainMeaning,
});

/** The verse is shown in Arabic; what does the commentary say of it? */
export const commentaryOfVerse = match({
  shape: "commentary-of-verse",
  face: commentaryFace,
  ask: (verse) =>
    withVerse(arabicPrompt(verse), {
      en: "What does the commentary say about this verse?",
      bn: "তাফসিরে এই আয়াত সম্পর্কে কী বলা হয়েছে?",
    }),
  explain: explainCommentary,
});

/** A commentary is quoted; which verse does it explain? */
export const verseOfCommentary = match({
  shape: "verse-of-commentary",
  face: arabicFace,
  ask: (verse, context) => {
    const commentary = commentaryFace(verse, context)?.text;
    return (
      commentary && {
        question: {
          en: `Which verse does this commentary explain? “${commentary.en}”`,
          bn: `এই তাফসির কোন আয়াতের ব্যাখ্যা? “${commentary.bn}”`,
        },
      }
    );
  },
  explain: explainCommentary,
});

function match({ shape, face, ask, explain }: Match): DraftQuestion {
  return (context) =>
    draftFromAny(context, (verse) => {
      const asked = ask(verse, context);
      const right = face(verse, context);
      const wrong =
        asked && right && chooseWrongVerses(context, { right: verse, face }, () => true);
      return (
        wrong && {
          shape,
          ...asked,
          ...placeOptions(
            context.random,
            right.text,
            wrong.map(({ option }) => option.text),
          ),
          explanation: explain(reference(verse)),
          cites: verse,
        }
      );
    });
}

function withVerse(verse: string | undefined, question: Localised) {
  return verse === undefined ? undefined : { verse, question };
}

function explainMeaning(cited: Localised): Localised {
  return { en: `This is the meaning of ${cited.en}.`, bn: `এটি ${cited.bn} আয়াতের অর্থ।` };
}

function explainCommentary(cited: Localised): Localised {
  return {
    en: `The commentary says this about ${cited.en}.`,
    bn: `তাফসিরে ${cited.bn} আয়াত সম্পর্কে এ কথা বলা হয়েছে।`,
  };
}
