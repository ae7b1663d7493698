import type { QuizQuestion } from "../../src/question.ts";
import type { BuiltQuiz } from "../every-quiz.ts";
import type { Asked } from "./asked.ts";

/** A question of a quiz as a guesser sees it. */
export function asAsked({ reading, language }: BuiltQuiz, question: QuizQuestion): Asked {
  const { kind, passages, options, translations, correctAnswer } = question;
  const shown = passages.flatMap(({ arabic = "", text = "" }) => [arabic, text]);
  return {
    day: reading.day,
    kind,
    language,
    question: question.question,
    passages: shown,
    options,
    translations,
    correctAnswer,
  };
}
