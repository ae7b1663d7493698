import { expect, test } from "vitest";
import { AnswerQuestionInput, Quiz, QuizQuestion, SubmitQuizInput } from "./quiz.ts";

const REPORT = {
  day: 1,
  totalPoints: 4,
  readingQuizzes: 1,
  translationQuizzes: 0,
  tafseerQuizzes: 1,
};

const COUNT = "A count of right answers is a whole number from 0.";
const POINTS = "The points are a whole number from 0.";
const DAY = "The day must be a whole number from 1 to 300.";
const CHOICE = "The choice is the number of an option, 0 to 3.";

test("the report of the specification is taken as it is", () => {
  expect(SubmitQuizInput.parse(REPORT)).toEqual(REPORT);
});

test.each([
  [{ day: 0 }, DAY],
  [{ day: 301 }, DAY],
  [{ day: 1.5 }, DAY],
  [{ day: "1" }, DAY],
  [{ totalPoints: -1 }, POINTS],
  [{ totalPoints: Number.POSITIVE_INFINITY }, POINTS],
  [{ readingQuizzes: -1 }, COUNT],
  [{ translationQuizzes: 0.5 }, COUNT],
  [{ tafseerQuizzes: Number.NaN }, COUNT],
  [{ tafseerQuizzes: undefined }, COUNT],
])("a report with %j is refused", (part, message) => {
  const { error } = SubmitQuizInput.safeParse({ ...REPORT, ...part });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("an answer names its language or leaves it to the reader's", () => {
  const answer = { questionId: "1-reading", choice: 3 };
  expect(AnswerQuestionInput.parse(answer)).toEqual(answer);
  expect(AnswerQuestionInput.parse({ ...answer, language: "bn" }).language).toBe("bn");
});

test.each([-1, 4, 1.5, "1", null])("%j is no choice", (choice) => {
  const { error } = AnswerQuestionInput.safeParse({ questionId: "1-reading", choice });
  expect(error?.issues.map((issue) => issue.message)).toEqual([CHOICE]);
});

const QUESTION = {
  id: "1-reading",
  type: "reading",
  question: "Which verse is next?",
  passages: [{ text: "Say, He is Allah, [who is] One," }],
  options: ["one", "two", "three", "four"],
  points: 1,
} as const;

test("an answer key beside a question does not get through", () => {
  const keyed = { ...QUESTION, correctAnswer: 2, explanation: "Two.", shape: "next-verse" };
  expect(QuizQuestion.parse(keyed)).toEqual(QUESTION);
});

test("a quiz has three questions of four options", () => {
  const cycle = { groupId: 1, cycleId: 1, hasLeaderboard: true };
  const quiz = { ...cycle, day: 1, language: "en", maximumPoints: 6 };
  const isQuiz = (questions: unknown[]) => Quiz.safeParse({ ...quiz, questions }).success;
  expect(isQuiz([QUESTION, QUESTION, QUESTION])).toBe(true);
  expect(isQuiz([QUESTION, QUESTION])).toBe(false);
  expect(isQuiz([QUESTION, QUESTION, { ...QUESTION, options: ["one"] }])).toBe(false);
});
