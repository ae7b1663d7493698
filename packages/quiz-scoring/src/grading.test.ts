import { expect, test } from "vitest";
import { CORPUS, READINGS } from "../test/real-quran.ts";
import { buildDayQuiz } from "./build-day-quiz.ts";
import { countCorrect, gradeAnswer } from "./grading.ts";
import { DEFAULT_POINTS } from "./points.ts";
import type { QuizQuestion } from "./question.ts";

const [reading] = READINGS;
if (!reading) throw new Error("The plan has a first day");
const QUIZ = buildDayQuiz({
  cycleId: 1,
  reading,
  corpus: CORPUS,
  language: "en",
  points: DEFAULT_POINTS,
});

function wrongAnswer({ correctAnswer }: QuizQuestion): number {
  return (correctAnswer + 1) % 4;
}

test("a right answer earns the question's points", () => {
  for (const question of QUIZ) {
    const { correctAnswer, explanation, points } = question;
    expect(gradeAnswer(question, correctAnswer)).toEqual({
      isCorrect: true,
      points,
      correctAnswer,
      explanation,
    });
  }
});

test("a wrong answer earns nothing and shows the right one", () => {
  for (const question of QUIZ) {
    const { correctAnswer, explanation } = question;
    expect(gradeAnswer(question, wrongAnswer(question))).toEqual({
      isCorrect: false,
      points: 0,
      correctAnswer,
      explanation,
    });
  }
});

test.each([-1, 4, 1.5, Number.NaN])("there is no option %d to choose", (chosen) => {
  for (const question of QUIZ) {
    expect(() => gradeAnswer(question, chosen)).toThrow(RangeError);
  }
});

test("counts the right answers of each type; what was not answered is not right", () => {
  const [readingQuestion, translationQuestion, tafseerQuestion] = QUIZ;
  if (!readingQuestion || !translationQuestion || !tafseerQuestion) throw new Error("Three asked");
  expect(countCorrect(QUIZ, new Map())).toEqual({ reading: 0, translation: 0, tafseer: 0 });
  const chosen = new Map([
    [readingQuestion.id, readingQuestion.correctAnswer],
    [translationQuestion.id, wrongAnswer(translationQuestion)],
    [tafseerQuestion.id, tafseerQuestion.correctAnswer],
  ]);
  expect(countCorrect(QUIZ, chosen)).toEqual({ reading: 1, translation: 0, tafseer: 1 });
});
