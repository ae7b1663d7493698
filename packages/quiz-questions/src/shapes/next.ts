import { draftFromAny, placeOptions } from "../draft.ts";
import type { DraftQuestion } from "../draft.ts";
import type { Localised } from "../language.ts";
import type { QuestionShape } from "../question.ts";
import { reference } from "../references.ts";
import { arabicFace, arabicPrompt, meaningFace } from "../verse-faces.ts";
import type { VerseFace } from "../verse-faces.ts";
import { chooseWrongVerses } from "../wrong-verses.ts";

interface Next {
  readonly shape: QuestionShape;
  readonly face: VerseFace;
  readonly ask: (shown: Localised) => Localised;
}

/** A verse is shown; which verse follows it? */
export const nextVerse = next({
  shape: "next-verse",
  face: arabicFace,
  ask: (shown) => ({
    en: `This is ${shown.en}. Which verse comes right after it?`,
    bn: `এটি ${shown.bn}। এর ঠিক পরের আয়াত কোনটি?`,
  }),
});

/** A verse is shown; what does the one after it say? */
export const nextMeaning = next({
  shape: "next-meaning",
  face: meaningFace,
  ask: (shown) => ({
    en: `This is ${shown.en}. What is the meaning of the verse right after it?`,
    bn: `এটি ${shown.bn}। এর ঠিক পরের আয়াতের অর্থ কোনটি?`,
  }),
});

function next({ shape, face, ask }: Next): DraftQuestion {
  return (context) =>
    draftFromAny(context, (following) => {
      const shown = context.today.find(({ position }) => position === following.position - 1);
      if (!shown || shown.surahNumber !== following.surahNumber) return undefined;
      const verse = arabicPrompt(shown);
      const right = face(following, context);
      const wrong =
        verse !== undefined &&
        right &&
        chooseWrongVerses(context, { right: following, face }, (other) => other !== shown);
      if (!wrong) return undefined;
      const after = reference(following);
      const before = reference(shown);
      return {
        shape,
        question: ask(before),
        verse,
        ...placeOptions(
          context.random,
          right.text,
          wrong.map(({ option }) => option.text),
        ),
        explanation: {
          en: `${after.en} comes right after ${before.en}.`,
          bn: `${before.bn}-এর ঠিক পরেই ${after.bn}।`,
        },
        cites: following,
      };
    });
}
