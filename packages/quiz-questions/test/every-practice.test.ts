import { inOneGo } from "@daily-quran/steps/steps";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/language.ts";
import { buildPractice } from "../src/practice/build-practice.ts";
import { draftPractice } from "../src/practice/draft-practice.ts";
import { faultsOf } from "./question-faults.ts";
import { BANK, READINGS, SOURCES } from "./real-quran.ts";

const practices = READINGS.map((reading) => ({
  reading,
  drafts: inOneGo(draftPractice({ ...SOURCES, day: reading.day })),
  questions: inOneGo(buildPractice({ ...SOURCES, day: reading.day })),
}));

test("every day has three questions, nearly every one five, and shows no verse twice", () => {
  const twice = practices.filter(({ drafts }) => {
    const shown = drafts.flatMap(({ shows }) => [...new Set(shows)]);
    return new Set(shown).size < shown.length;
  });
  expect(twice.map(({ reading }) => reading.day)).toEqual([]);
  const counts = practices.map(({ drafts }) => drafts.length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  expect(counts.filter((count) => count < 5).length).toBeLessThanOrEqual(5);
});

test("nearly all of the bank is asked, and no kind twice on a day", () => {
  const left = practices.flatMap(({ reading: { day }, questions: { en } }) => {
    const asked = new Set(en.map(({ question }) => question));
    return (BANK.days[day - 1] ?? []).filter((one) => !asked.has(one.en.question));
  });
  expect(left.length).toBeLessThanOrEqual(10);
  const twice = practices.filter(({ questions: { en } }) => {
    const kinds = en.flatMap(({ type, kind }) => (type === "tafseer" ? [] : kind));
    return new Set(kinds).size < kinds.length;
  });
  expect(twice).toEqual([]);
});

test("can be answered by a reader of the day, and shows only what is whole and true", () => {
  const faults = practices.flatMap(({ reading, questions }) =>
    LANGUAGES.flatMap((language) =>
      questions[language].flatMap((question) =>
        faultsOf(question, { reading, language, commentary: [] }),
      ),
    ),
  );
  expect(faults.slice(0, 5)).toEqual([]);
});

test("is the same in both languages but for its texts, each question by an ID of its own", () => {
  const ids = practices.flatMap(({ questions }) => questions.en.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const unlike = practices.filter(({ questions: { en, bn } }) => {
    const [one, other] = [en, bn].map((each) =>
      each.map(({ id, kind, correctAnswer, cites }) => {
        return [id, kind, correctAnswer, cites.surahNumber, cites.verseNumber];
      }),
    );
    return JSON.stringify(one) !== JSON.stringify(other);
  });
  expect(unlike.map(({ reading }) => reading.day)).toEqual([]);
});

test("the plan must have the day", () => {
  expect(() => inOneGo(draftPractice({ ...SOURCES, day: 301 }))).toThrow("The plan has no day 301");
});
