import { beforeAll, describe, expect, test } from "vitest";
import { indexCommentary } from "../src/commentary-index.ts";
import { inOneGo } from "../src/steps.ts";
import { chiSquared, tally } from "./option-tally.ts";
import type { Tally } from "./option-tally.ts";
import { faultsOf } from "./question-faults.ts";
import { everyQuiz } from "./quiz-census.ts";
import type { BuiltQuiz, Installed } from "./quiz-census.ts";
import { CORPUS } from "./real-quran.ts";
import { syntheticCommentary } from "./synthetic-commentary.ts";

const CYCLES = 50;
const QUIZZES = 300 * CYCLES * 2;
// One in a thousand fair draws exceeds this with three degrees of freedom.
const CHI_SQUARED_LIMIT = 16.27;

const commentary = { en: syntheticCommentary("en", "one"), bn: syntheticCommentary("bn", "one") };
const WITHOUT: Installed = { runs: { en: [], bn: [] }, index: undefined };
const WITH: Installed = { runs: commentary, index: inOneGo(indexCommentary(commentary, CORPUS)) };

describe.each([
  { name: "without a commentary", installed: WITHOUT, tafseerShapes: 4 },
  { name: "with a commentary", installed: WITH, tafseerShapes: 3 },
])("every quiz of 300 days and 50 cycles $name", ({ installed, tafseerShapes }) => {
  const faults: string[] = [];
  const tallies = new Map<string, Tally>();
  const shapes = new Map<string, Set<string>>();
  const types = new Map<string, number>();
  const unlike: string[] = [];

  beforeAll(() => {
    let english: BuiltQuiz | undefined;
    for (const quiz of everyQuiz(CYCLES, installed)) {
      const asked = quiz.questions.map(({ type }) => type).join();
      types.set(asked, (types.get(asked) ?? 0) + 1);
      if (quiz.language === "en") english = quiz;
      else if (english && structureOf(english) !== structureOf(quiz)) unlike.push(nameOf(quiz));
      for (const question of quiz.questions) {
        shapes.set(question.type, (shapes.get(question.type) ?? new Set()).add(question.shape));
        tally(tallies, `all ${quiz.language}`, question);
        tally(tallies, `${question.shape} ${quiz.language}`, question);
        // The other questions are the same with a commentary as without: see build-day-quiz.test.ts.
        if (installed === WITHOUT || question.type === "tafseer") {
          faults.push(...faultsOf(question, quiz).map((fault) => `${nameOf(quiz)}: ${fault}`));
        }
      }
    }
  }, 600_000);

  test("asks exactly three questions, one of each type", () => {
    expect([...types]).toEqual([["reading,translation,tafseer", QUIZZES]]);
  });

  test("is fair by the sources alone", () => {
    expect(faults.slice(0, 5)).toEqual([]);
  });

  test("is the same in both languages but for its texts", () => {
    expect(unlike).toEqual([]);
  });

  test("puts the right option in each place equally often", () => {
    const uneven = [...tallies].filter(([, counts]) => chiSquared(counts) > CHI_SQUARED_LIMIT);
    expect(uneven).toEqual([]);
  });

  test("can't be guessed by the length of the options", () => {
    const telling = [...tallies].filter(([, { longest, shortest, questions }]) =>
      [longest, shortest].some((right) => right / questions < 0.15 || right / questions > 0.35),
    );
    expect(telling).toEqual([]);
  });

  test("asks in every shape of its type", () => {
    const counts = [...shapes].map(([type, used]) => [type, used.size]);
    expect(counts).toEqual([
      ["reading", 7],
      ["translation", 4],
      ["tafseer", tafseerShapes],
    ]);
  });
});

/** What must not depend on the language. */
function structureOf({ questions }: BuiltQuiz): string {
  return JSON.stringify(
    questions.map(({ id, shape, correctAnswer, points, verse, cites }) => {
      return { id, shape, correctAnswer, points, verse, cites };
    }),
  );
}

function nameOf({ reading, cycleId, language }: BuiltQuiz): string {
  return `day ${reading.day} of cycle ${cycleId} in ${language}`;
}
