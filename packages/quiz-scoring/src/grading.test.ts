import { expect, test } from "vitest";
import { gradeAnswer } from "./grading.ts";

const QUESTION = {
  id: "1-translation",
  options: ["one", "two", "three", "four"],
  correctAnswer: 2,
  points: 5,
  explanation: "It is the third.",
};

test("a right answer earns the question's points", () => {
  expect(gradeAnswer(QUESTION, 2)).toEqual({
    isCorrect: true,
    points: 5,
    correctAnswer: 2,
    explanation: "It is the third.",
  });
});

test.each([0, 1, 3])("a wrong answer, %d, earns nothing and shows the right one", (chosen) => {
  expect(gradeAnswer(QUESTION, chosen)).toEqual({
    isCorrect: false,
    points: 0,
    correctAnswer: 2,
    explanation: "It is the third.",
  });
});

test.each([-1, 4, 1.5, Number.NaN])("there is no option %d to choose", (chosen) => {
  expect(() => gradeAnswer(QUESTION, chosen)).toThrow(RangeError);
});
