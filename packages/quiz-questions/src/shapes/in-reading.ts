import { draftFromAny, placeOptions } from "../draft.ts";
import type { DraftContext, DraftQuestion } from "../draft.ts";
import type { IndexedVerse } from "../indexed-verse.ts";
import type { Localised } from "../language.ts";
import type { QuestionShape } from "../question.ts";
import { reference, verseList } from "../references.ts";
import { arabicFace, commentaryFace, meaningFace } from "../verse-faces.ts";
import type { VerseFace } from "../verse-faces.ts";
import { chooseWrongVerses } from "../wrong-verses.ts";

interface InReading {
  readonly shape: QuestionShape;
  readonly face: VerseFace;
  readonly question: Localised;
  readonly explain: (cited: Localised, others: Localised) => Localised;
}

/** Four verses in Arabic, one of them from the day's reading. */
export const verseInReading = inReading({
  shape: "verse-in-reading",
  face: arabicFace,
  question: {
    en: "Which of these verses is in this day's reading?",
    bn: "নিচের কোন আয়াতটি এই দিনের পাঠে আছে?",
  },
  explain: (cited, others) => ({
    en: `This is ${cited.en}; the others, ${others.en}, are outside this reading.`,
    bn: `এটি ${cited.bn}; অন্যগুলো, ${others.bn}, এই পাঠের বাইরে।`,
  }),
});

/** Four meanings, one of them from the day's reading. */
export const meaningInReading = inReading({
  shape: "meaning-in-reading",
  face: meaningFace,
  question: {
    en: "Which of these is the meaning of a verse in this day's reading?",
    bn: "নিচের কোনটি এই দিনের পাঠের একটি আয়াতের অর্থ?",
  },
  explain: (cited, others) => ({
    en: `This is the meaning of ${cited.en}; the others are of ${others.en}, outside this reading.`,
    bn: `এটি ${cited.bn} আয়াতের অর্থ; অন্যগুলো ${others.bn} আয়াতের, যা এই পাঠের বাইরে।`,
  }),
});

/** Four passages of commentary, one of them on the day's reading. */
export const commentaryInReading = inReading({
  shape: "commentary-in-reading",
  face: commentaryFace,
  question: {
    en: "Which of these commentaries explains a verse in this day's reading?",
    bn: "নিচের কোন তাফসিরটি এই দিনের পাঠের একটি আয়াতের ব্যাখ্যা?",
  },
  explain: (cited, others) => ({
    en: `This explains ${cited.en}; the others explain ${others.en}, outside this reading.`,
    bn: `এটি ${cited.bn} আয়াতের ব্যাখ্যা; অন্যগুলো ${others.bn} আয়াতের, যা এই পাঠের বাইরে।`,
  }),
});

function inReading({ shape, face, question, explain }: InReading): DraftQuestion {
  return (context) =>
    draftFromAny(context, (verse) => {
      const right = face(verse, context);
      const wrong =
        right &&
        chooseWrongVerses(context, { right: verse, face }, (other) => isOutside(other, context));
      return (
        wrong && {
          shape,
          question,
          ...placeOptions(
            context.random,
            right.text,
            wrong.map(({ option }) => option.text),
          ),
          explanation: explain(reference(verse), verseList(wrong.map((item) => item.verse))),
          cites: verse,
        }
      );
    });
}

/** Whether a verse, and all that one passage of the commentary explains with it, lies outside the day's reading. */
function isOutside({ position }: IndexedVerse, { today, commentary }: DraftContext): boolean {
  const passage = commentary?.passageOn(position) ?? { from: position, to: position };
  return today.every((verse) => verse.position < passage.from || verse.position > passage.to);
}
