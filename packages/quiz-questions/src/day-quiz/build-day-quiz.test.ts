import { DEFAULT_POINTS } from "@daily-quran/quiz-scoring/points";
import { expect, test } from "vitest";
import { CORPUS, SOURCES } from "../../test/real-quran.ts";
import { syntheticCommentary } from "../../test/synthetic-commentary.ts";
import { buildDayQuiz } from "./build-day-quiz.ts";
import { indexCommentary } from "../commentary/commentary-index.ts";
import { byLanguage } from "../language.ts";
import { inOneGo } from "@daily-quran/steps/steps";

const INPUT = { ...SOURCES, cycleId: 7, day: 40, points: DEFAULT_POINTS } as const;

test("a cycle's day asks the same whenever it is built", () => {
  expect(buildDayQuiz(INPUT)).toEqual(buildDayQuiz({ ...INPUT, plan: (day) => SOURCES.plan(day) }));
});

test("another cycle asks other questions", () => {
  expect(buildDayQuiz({ ...INPUT, cycleId: 8 })).not.toEqual(buildDayQuiz(INPUT));
});

test("installing a commentary changes the tafseer question alone", () => {
  const commentary = { en: syntheticCommentary("en", "one") };
  const tafseer = inOneGo(indexCommentary(commentary, CORPUS));
  const [before, after] = [buildDayQuiz(INPUT).en, buildDayQuiz({ ...INPUT, tafseer }).en];
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[2]?.kind).toMatch(/commentary/u);
});

test("no question of a day shows the verse that another one asks about, where there are others", () => {
  for (const day of [79, 121, 204, 260]) {
    const quiz = buildDayQuiz({ ...INPUT, day }).en;
    for (const one of quiz) {
      const { surahNumber, verseNumber } = one.cites;
      const asked = `${surahNumber}:${verseNumber}`;
      const others = quiz.filter(({ id }) => id !== one.id);
      const shown = others.flatMap(({ kind, explanation }) => {
        const verses = explanation.match(/\d+:\d+/gu) ?? [];
        return kind === "place-in-reading" ? verses.slice(0, 1) : verses;
      });
      expect([day, shown.includes(asked)]).toEqual([day, false]);
    }
  }
});

test("a right answer earns the cycle's points", () => {
  const quiz = buildDayQuiz({ ...INPUT, points: { reading: 5, translation: 0, tafseer: 10 } });
  expect(quiz.en.map(({ points }) => points)).toEqual([5, 0, 10]);
});

test("the plan must have the day", () => {
  expect(() => buildDayQuiz({ ...INPUT, day: 301 })).toThrow("The plan has no day 301");
});

/** A question about verses that a group has written. */
const ownOf = (verses: readonly string[]) => {
  const side = {
    question: "What is asked here?",
    options: ["One", "Two", "Three", "Four"],
    explanation: "That is so.",
    evidence: [],
  };
  return {
    id: "101-own",
    day: 101,
    verses,
    kind: "what",
    answer: 2,
    ...byLanguage(() => side),
  } as const;
};

test("a group's own question is asked in its place, and the others show none of its verses", () => {
  const own = { reading: ownOf(["9:101", "9:103"]) };
  for (let cycleId = 1; cycleId <= 12; cycleId += 1) {
    const [asked, ...others] = buildDayQuiz({ ...INPUT, day: 101, cycleId, own }).en;
    expect(asked).toMatchObject({
      type: "reading",
      isOwn: true,
      question: "What is asked here?",
      points: 1,
    });
    expect(asked?.options[asked.correctAnswer]).toBe("Three");
    const shown = others.flatMap(({ explanation }) => explanation.match(/\d+:\d+/gu));
    expect([cycleId, shown.filter((one) => one === "9:101" || one === "9:103")]).toEqual([
      cycleId,
      [],
    ]);
  }
});

test("one that is about all of the day's verses leaves the others theirs", () => {
  const own = { tafseer: ownOf(Array.from({ length: 12 }, (_, at) => `9:${100 + at}`)) };
  const quiz = buildDayQuiz({ ...INPUT, day: 101, own }).en;
  expect(quiz.map(({ isOwn }) => isOwn)).toEqual([undefined, undefined, true]);
});
