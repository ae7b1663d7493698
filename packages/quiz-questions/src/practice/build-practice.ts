import type { Steps } from "@daily-quran/steps/steps";
import { renderQuiz } from "../day-quiz/build-day-quiz.ts";
import { fingerprint } from "../corpus/fingerprint.ts";
import { byLanguage, type Language } from "../language.ts";
import type { QuizQuestion } from "../question.ts";
import { draftPractice } from "./draft-practice.ts";
import type { PracticeInput } from "./draft-practice.ts";

const NO_POINTS = { reading: 0, translation: 0, tafseer: 0 };

/**
 * The questions of a day's practice in every language, in the same order. An `id` is the same in every language,
 * and another one when the question or its options are.
 */
export function* buildPractice(
  input: PracticeInput,
): Steps<Readonly<Record<Language, QuizQuestion[]>>> {
  const drafts = yield* draftPractice(input);
  const ids = drafts.map(({ day, question, options }) => {
    const texts = [question, ...options.map(({ text }) => text)];
    return `${day}-${fingerprint(texts.map(({ en }) => en).join(" "))}`;
  });
  return byLanguage((language) =>
    renderQuiz(drafts, { language, points: NO_POINTS }).map((question, index) => ({
      ...question,
      id: ids[index] ?? question.id,
    })),
  );
}
