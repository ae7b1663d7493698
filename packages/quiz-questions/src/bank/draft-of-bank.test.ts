import { expect, test } from "vitest";
import { inOneGo } from "@daily-quran/steps/steps";
import { BANK, CORPUS, SURAHS, VERSES } from "../../test/real-quran.ts";
import { indexCorpus } from "../corpus/corpus-index.ts";
import { draftOfBank } from "./draft-of-bank.ts";

const asked = BANK.days.flat().find(({ id }) => id === "118-false-blood");
const { translations } = BANK;

test("a question is asked in its own words where the translation has the evidence", () => {
  const draft = asked && draftOfBank(asked, { seed: "1", corpus: CORPUS, translations });
  expect(draft?.question).toEqual({ en: asked?.en.question, bn: asked?.bn.question });
  expect(draft?.options[draft.correctAnswer]?.text.en).toBe(asked?.en.options[asked.answer]);
});

test("where an operator chose another translation, the built-in one is named with its words", () => {
  const other = VERSES.map((verse) => ({ ...verse, translation: "Another translation of it." }));
  const corpus = inOneGo(indexCorpus(other, SURAHS));
  const draft = asked && draftOfBank(asked, { seed: "1", corpus, translations });
  expect(draft?.question.en).toBe(`${asked?.en.question} (Saheeh International)`);
  expect(draft?.explanation.en).toBe(
    `${asked?.en.explanation} Saheeh International: “they brought upon his shirt false blood”`,
  );
  expect(draft?.question.bn).toBe(asked?.bn.question);
});
