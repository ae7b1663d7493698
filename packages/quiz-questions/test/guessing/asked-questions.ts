import { otherTopicOf } from "../../src/question.ts";
import type { QuizQuestion } from "../../src/question.ts";
import type { BuiltQuiz } from "../every-quiz.ts";
import type { Asked } from "./asked.ts";

/** A question of a quiz as a guesser sees it. */
export function asAsked({ reading, language }: BuiltQuiz, question: QuizQuestion): Asked {
  const { passages, options, translations, correctAnswer } = question;
  const shown = passages.flatMap(({ arabic = "", text = "" }) => [arabic, text]);
  return {
    day: reading.day,
    // What the bank asks for differs, its form does not.
    kind: otherTopicOf(question.kind) ?? question.kind,
    language,
    question: question.question,
    passages: shown,
    options,
    translations,
    correctAnswer,
  };
}
