import { beforeAll, describe, expect, test } from "vitest";
import { KINDS_OF_TYPE } from "../src/question.ts";
import { everyQuiz } from "./every-quiz.ts";
import type { BuiltQuiz } from "./every-quiz.ts";
import { WITH, WITHOUT } from "./installed.ts";
import { faultsOf } from "./question-faults.ts";

const CYCLES = 4;
const QUIZZES = 300 * CYCLES * 2;
const APART = 60;
const MAX_OF_KIND = 300 / 5;

describe.each([
  { name: "without a commentary", installed: WITHOUT, ofTafseer: KINDS_OF_TYPE.tafseer.slice(2) },
  { name: "with a commentary", installed: WITH, ofTafseer: KINDS_OF_TYPE.tafseer.slice(0, 2) },
])("every quiz of 300 days and four cycles $name", ({ installed, ofTafseer }) => {
  const faults: string[] = [];
  const again: string[] = [];
  const unlike: string[] = [];
  const shared: string[] = [];
  const inARow: string[] = [];
  const counts = new Map<string, number>();
  const kinds = new Set<string>();
  const types = new Map<string, number>();

  beforeAll(() => {
    let english: BuiltQuiz | undefined;
    const lastAsked = new Map<string, number>();
    const lastKinds = new Map<string, string>();
    for (const quiz of everyQuiz(CYCLES, installed)) {
      const asked = quiz.questions.map(({ type }) => type).join();
      types.set(asked, (types.get(asked) ?? 0) + 1);
      if (sharesVerse(quiz)) shared.push(nameOf(quiz));
      if (quiz.language === "en") english = quiz;
      else if (english && structureOf(english) !== structureOf(quiz)) unlike.push(nameOf(quiz));
      for (const question of quiz.questions) {
        // The other questions are the same with a commentary as without: see build-day-quiz.test.ts.
        if (installed === WITH && question.type !== "tafseer") continue;
        kinds.add(question.kind);
        faults.push(...faultsOf(question, quiz).map((fault) => `${nameOf(quiz)}: ${fault}`));
        if (quiz.language === "en") {
          const ofCycle = `cycle ${quiz.cycleId} ${question.type}`;
          const count = `${ofCycle} ${question.kind}`;
          counts.set(count, (counts.get(count) ?? 0) + 1);
          if (quiz.reading.day > 1 && lastKinds.get(ofCycle) === question.kind)
            inARow.push(`${nameOf(quiz)}: ${count}`);
          lastKinds.set(ofCycle, question.kind);
          const key = `${quiz.cycleId} ${question.question} ${JSON.stringify(question.passages)} ${question.options[question.correctAnswer]}`;
          if (quiz.reading.day - (lastAsked.get(key) ?? -APART) < APART) again.push(key);
          lastAsked.set(key, quiz.reading.day);
        }
      }
    }
  }, 600_000);

  test("asks exactly three questions, one of each type", () => {
    expect([...types]).toEqual([["reading,translation,tafseer", QUIZZES]]);
  });

  test("can be answered by a reader of the day, and shows only what is whole and true", () => {
    expect(faults.slice(0, 5)).toEqual([]);
  });

  test("asks nothing twice within 60 days of a cycle", () => {
    expect(again).toEqual([]);
  });

  test("shows no verse in two questions of a day", () => {
    expect(shared).toEqual([]);
  });

  test("is the same in both languages but for its texts", () => {
    expect(unlike).toEqual([]);
  });

  // With a commentary of which everything is asked, there is nothing else that a third question could be.
  test.runIf(installed === WITHOUT)("asks no kind in over a fifth of its type", () => {
    expect([...counts].filter(([, count]) => count > MAX_OF_KIND)).toEqual([]);
  });

  test.runIf(installed === WITHOUT)("asks no kind of a type twice in a row", () => {
    expect(inARow).toEqual([]);
  });

  test("asks in every kind of its types", () => {
    const others =
      installed === WITHOUT ? [...KINDS_OF_TYPE.reading, ...KINDS_OF_TYPE.translation] : [];
    expect([...others, ...ofTafseer].filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

/** Whether two questions of a quiz show one verse, or say where it is. */
function sharesVerse({ questions }: BuiltQuiz): boolean {
  const shown = questions.flatMap(({ kind, cites, explanation, options, references = [] }) => {
    const cited = `${cites.surahNumber}:${cites.verseNumber}`;
    // Its options are ranges of verses.
    if (kind === "place-in-reading") return [cited];
    const named = [explanation, ...options, ...references].join(" ").match(/\d+:\d+/gu) ?? [];
    return [...new Set([cited, ...named])];
  });
  return new Set(shown).size < shown.length;
}

/** What must not depend on the language. */
function structureOf({ questions }: BuiltQuiz): string {
  return JSON.stringify(
    questions.map(({ id, kind, correctAnswer, points, passages, cites }) => {
      const arabic = passages.map((passage) => passage.arabic);
      return {
        id,
        kind,
        correctAnswer,
        points,
        arabic,
        at: [cites.surahNumber, cites.verseNumber],
      };
    }),
  );
}

function nameOf({ reading, cycleId, language }: BuiltQuiz): string {
  return `day ${reading.day} of cycle ${cycleId} in ${language}`;
}
