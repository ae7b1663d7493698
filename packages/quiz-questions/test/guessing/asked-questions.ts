import { orderOfOptions } from "../../src/bank/draft-of-bank.ts";
import { LANGUAGES } from "../../src/language.ts";
import { otherTopicOf } from "../../src/question.ts";
import type { QuizQuestion } from "../../src/question.ts";
import type { BuiltQuiz } from "../every-quiz.ts";
import { BANK } from "../real-quran.ts";
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

/** Whether a question is of the bank: then it is drawn again and again. */
export const isOfBank = ({ kind }: Asked): boolean => kind === OF_BANK;

/** Every question of the bank that is asked, once in each language, whatever is drawn of it. */
export function everyOfBank(): Asked[] {
  return BANK.days.flat().flatMap((question) => {
    const order = orderOfOptions("guessing", question.id);
    return LANGUAGES.map((language) => ({
      day: question.day,
      kind: OF_BANK,
      language,
      question: question[language].question,
      passages: [],
      options: order.map((at) => question[language].options[at] ?? ""),
      correctAnswer: order.indexOf(question.answer),
    }));
  });
}

const OF_BANK = "understanding";
