import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/language.ts";
import { BANK_KINDS, KINDS_OF_TYPE } from "../src/question.ts";
import type { QuestionKind } from "../src/question.ts";
import { everyQuiz } from "./every-quiz.ts";
import type { Installed } from "./every-quiz.ts";
import { asAsked, everyOfBank, isOfBank } from "./guessing/asked-questions.ts";
import type { Asked } from "./guessing/asked.ts";
import { guess } from "./guessing/guess.ts";
import { WITH, WITHOUT } from "./installed.ts";
import { VERSES_WITH_DAYS } from "./real-quran.ts";

const CYCLES = 20;
const OF_A_KIND = 300;
const MAX_GUESSED = 0.35;
const ALL_KINDS = [...new Set(Object.values(KINDS_OF_TYPE).flat())];

const DRAWN = ALL_KINDS.filter((kind) => !BANK_KINDS.some((ofBank) => ofBank === kind));
const OF_COMMENTARY = DRAWN.filter((kind) => kind.includes("commentary"));

let sample: readonly Asked[];

beforeAll(() => {
  const others = DRAWN.filter((kind) => !OF_COMMENTARY.includes(kind));
  sample = [...sampleOf(WITHOUT, others), ...sampleOf(WITH, OF_COMMENTARY), ...everyOfBank()];
}, 600_000);

// docs/reviewing-quizzes.md has the full count, and that of a real commentary.
test("without the day's text at most 35 % of any kind can be guessed", () => {
  expect(new Set(sample.map(({ kind }) => kind)).size).toBe(DRAWN.length + 1);
  expect(tooEasy(sample)).toEqual([]);
}, 600_000);

const fair = () =>
  sample.filter(({ kind, language }) => kind === "meaning-of-verse" && language === "en");

describe("a form that reveals the answer is detected", () => {
  test.each<[string, (asked: Asked, index: number) => Asked]>([
    ["the right option is the longest", longestIsRight],
    ["the right option stands first", (asked) => ({ ...asked, correctAnswer: 0 })],
    ["every third right option has a comma", commaInEveryThird],
  ])("%s", (_, leaking) => {
    expect(tooEasy(fair().map(leaking))).toEqual([
      expect.stringMatching(/^meaning-of-verse en: /u),
    ]);
  });

  test("every third right option of the bank has a comma", () => {
    const ofBank = sample.filter((asked) => isOfBank(asked) && asked.language === "bn");
    expect(tooEasy(ofBank.map(commaInEveryThird))).toEqual([
      expect.stringMatching(/^understanding bn: /u),
    ]);
  });

  test("nothing is detected where the form reveals nothing", () => {
    expect(tooEasy(fair())).toEqual([]);
  });
});

/** The first 300 questions of each kind and language in 20 cycles of 300 days; all, where it has fewer. */
function sampleOf(installed: Installed, wanted: readonly QuestionKind[]): Asked[] {
  const found: Asked[] = [];
  const left = new Map(
    wanted.flatMap((kind) => LANGUAGES.map((language) => [`${kind} ${language}`, OF_A_KIND])),
  );
  for (const quiz of everyQuiz(CYCLES, installed)) {
    for (const question of quiz.questions) {
      const name = `${question.kind} ${quiz.language}`;
      const more = left.get(name);
      if (more === undefined) continue;
      if (more === 1) left.delete(name);
      else left.set(name, more - 1);
      found.push(asAsked(quiz, question));
    }
    if (left.size === 0) break;
  }
  return found;
}

/** The kinds of which more than 35 % are guessed, with how much. */
function tooEasy(questions: readonly Asked[]): string[] {
  const guessed = guess({ questions, verses: VERSES_WITH_DAYS, parts: 3 });
  return [...guessed]
    .map(([name, { asked, right }]) => ({ name, share: right / asked }))
    .filter(({ share }) => share > MAX_GUESSED)
    .map(({ name, share }) => `${name}: ${(100 * share).toFixed(1)} %`);
}

function longestIsRight(asked: Asked): Asked {
  const lengths = asked.options.map(({ length }) => length);
  return { ...asked, correctAnswer: lengths.indexOf(Math.max(...lengths)) };
}

function commaInEveryThird(asked: Asked, index: number): Asked {
  const options = asked.options.map((option, place) =>
    place === asked.correctAnswer && index % 3 === 0 ? `${option},` : option,
  );
  return { ...asked, options };
}
