import { expect, test } from "vitest";
import { answeredQuiz } from "../../test/quizzes.ts";
import { textsOfQuestion } from "./texts-of-question.ts";

test("a question is reported as it was seen, with the right option marked", () => {
  const [question] = answeredQuiz.questions;
  if (!question?.answer) throw new Error("the fixture has no answered question");
  const { options, answer } = question;
  const [text] = textsOfQuestion(question, { cycleId: 3, day: 17 });
  expect(text?.about).toEqual({ kind: "question", cycleId: 3, day: 17, questionId: question.id });
  const lines = text?.shown.split("\n") ?? [];
  expect(lines[0]).toBe(question.question);
  expect(lines.filter((line) => line.startsWith("✓"))).toEqual([
    `✓ ${options[answer.correctAnswer]}`,
  ]);
  expect(lines.filter((line) => line.startsWith("–"))).toHaveLength(3);
  expect(lines.at(-1)).toBe(answer.explanation);
});
