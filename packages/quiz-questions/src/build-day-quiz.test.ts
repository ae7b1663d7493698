import { describe, expect, test } from "vitest";
import { CORPUS, READINGS } from "../test/real-quran.ts";
import { syntheticCommentary } from "../test/synthetic-commentary.ts";
import { buildDayQuiz, renderQuiz } from "./build-day-quiz.ts";
import type { DayQuizInput } from "./build-day-quiz.ts";
import { indexCommentary } from "./commentary-index.ts";
import { draftDayQuiz } from "./draft-day-quiz.ts";
import { LANGUAGES } from "./language.ts";
import { DEFAULT_POINTS } from "@daily-quran/quiz-scoring/points";
import { inOneGo } from "./steps.ts";

const COMMENTARY = inOneGo(
  indexCommentary(
    { en: syntheticCommentary("en", "one"), bn: syntheticCommentary("bn", "one") },
    CORPUS,
  ),
);

function quizOf(day: number, rest: Partial<DayQuizInput> = {}) {
  const reading = READINGS[day - 1];
  if (!reading) throw new Error(`Not a day of the plan: ${day}`);
  const input = { cycleId: 1, reading, corpus: CORPUS, language: "en", points: DEFAULT_POINTS };
  return buildDayQuiz({ ...input, ...rest } as DayQuizInput);
}

test("is the same each time for a cycle and a day", () => {
  for (const { day } of READINGS) expect(quizOf(day)).toEqual(quizOf(day));
});

test("asks in both languages what is drafted for every member", () => {
  for (const reading of READINGS) {
    const drafts = draftDayQuiz({ cycleId: 1, reading, corpus: CORPUS });
    for (const language of LANGUAGES) {
      const rendered = renderQuiz(reading.day, drafts, { language, points: DEFAULT_POINTS });
      expect(quizOf(reading.day, { language })).toEqual(rendered);
    }
  }
});

test("differs from cycle to cycle", () => {
  const quizzes = Array.from({ length: 50 }, (_, cycle) =>
    JSON.stringify(quizOf(101, { cycleId: cycle + 1 })),
  );
  expect(new Set(quizzes).size).toBe(50);
});

test("gives each type the points of the cycle's settings", () => {
  const points = { reading: 4, translation: 5, tafseer: 6 };
  expect(quizOf(12, { points }).map((question) => [question.id, question.points])).toEqual([
    ["12-reading", 4],
    ["12-translation", 5],
    ["12-tafseer", 6],
  ]);
});

describe("with a commentary", () => {
  test("asks about it on all 300 days", () => {
    const shapes = READINGS.map(({ day }) => quizOf(day, { tafseer: COMMENTARY })[2]?.shape ?? "");
    expect(shapes.filter((shape) => !shape.includes("commentary"))).toEqual([]);
  });

  test("asks the same of the reading and the translation as without", () => {
    for (const { day } of READINGS) {
      const quiz = quizOf(day, { cycleId: 3, tafseer: COMMENTARY });
      expect(quiz.slice(0, 2)).toEqual(quizOf(day, { cycleId: 3 }).slice(0, 2));
    }
  });

  test("asks about the surah where the commentary says nothing of the day's verses", () => {
    const [run] = syntheticCommentary("en", "one").filter(({ surah }) => surah === 114);
    const tafseer = inOneGo(indexCommentary({ en: run ? [run] : [] }, CORPUS));
    expect(quizOf(2, { tafseer })).toEqual(quizOf(2));
  });
});

test("refuses a reading of verses that do not exist", () => {
  const reading = { day: 1, ranges: [{ surah: 1, from: 7, to: 8 }] };
  expect(() => quizOf(1, { reading })).toThrow("The corpus has no verse 1:8");
});
