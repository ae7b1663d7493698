import { expect, test } from "vitest";
import { countQuotations } from "./quotation-count.ts";
import { inOneGo } from "@daily-quran/steps/steps";

test("counts quotations anywhere in the texts, whatever the case and punctuation", () => {
  const texts = ["One two, three four.", "And again: one two three", "one two four three"];
  const quotations = ["one two three", "Two three four …", "one two four three", "one two"];
  expect(Object.fromEntries(inOneGo(countQuotations(quotations, texts)))).toEqual({
    "one two three": 2,
    "Two three four …": 1,
    "one two four three": 1,
    "one two": 0,
  });
});

test("counts none where a text ends too early or a mark differs", () => {
  const counts = inOneGo(countQuotations(["এক দুই তিন চার"], ["এক দুই তিন", "এক দুই তিন চারি"]));
  expect([...counts.values()]).toEqual([0]);
});
