import { TopWords } from "@daily-quran/domain/vocabulary";
import { describe, expect, it } from "vitest";
import { buildWords } from "../src/words/build-words.ts";
import { findWord } from "../src/words/count-forms.ts";
import { NOUN_FORMS } from "../src/words/noun-forms.ts";
import { PARTICLE_FORMS } from "../src/words/particle-forms.ts";
import { VERB_FORMS } from "../src/words/verb-forms.ts";
import { VERSE_BOUND_FORMS } from "../src/words/verse-bound-forms.ts";
import { builtReadings, builtVerses, parseBuilt, readBuilt } from "./built-content.ts";
import { soundEditions } from "./sound-editions.ts";

const words = TopWords.parse(parseBuilt("words.json"));
const formsOf: Record<string, string> = { ...NOUN_FORMS, ...PARTICLE_FORMS, ...VERB_FORMS };
const listed = Object.values(formsOf).flatMap((forms) => forms.split(" "));
const bare = (text: string) => text.replaceAll(/[ۖ-ۜ۞۩]/g, "");
const verseOf = (reference: string) =>
  builtVerses.find((verse) => `${verse.surahNumber}:${verse.verseNumber}` === reference);

/** Every written word of the text with its number of occurrences. */
const occurrences = new Map<string, number>();
for (const { arabic } of builtVerses) {
  for (const word of bare(arabic).split(" ")) {
    occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
  }
}

const countOf = (id: string) =>
  (formsOf[id] ?? "").split(" ").reduce((sum, form) => sum + (occurrences.get(form) ?? 0), 0) +
  VERSE_BOUND_FORMS.filter((bound) => bound.id === id).flatMap(({ verses }) => verses).length;

describe("the fifty most frequent words", () => {
  it("are distinct", () => {
    expect(new Set(words.map(({ id }) => id)).size).toBe(50);
    expect(new Set(words.map(({ arabic }) => arabic)).size).toBe(50);
  });

  it("have the counts of their forms, the most frequent first", () => {
    expect(words.map(({ count }) => count)).toEqual(words.map(({ id }) => countOf(id)));
    expect(words.map(({ count }) => count)).toEqual(
      words.map(({ count }) => count).toSorted((one, other) => other - one),
    );
  });

  it.each([
    ["allah", 2699],
    ["huwa", 481],
    ["qad", 406],
    ["adhab", 322],
    ["haqq", 247],
    ["qabl", 242],
  ])("count %s %i times", (id, count) => {
    expect(words.find((word) => word.id === id)?.count).toBe(count);
  });

  it("are the same bytes for the same editions", () => {
    const built = readBuilt("words.json").toString("utf8");
    expect(JSON.stringify(buildWords(soundEditions))).toBe(built);
  });

  it("outnumber every other reviewed word", () => {
    const chosen = new Set(words.map(({ id }) => id));
    const others = Object.keys(formsOf).filter((id) => !chosen.has(id));
    expect(others.map((id) => [id, countOf(id)])).toEqual([
      ["nas", 241],
      ["mumin", 230],
      ["idh", 239],
      ["ulaika", 206],
      ["law", 199],
      ["bad", 199],
      ["inda", 197],
      ["shaa", 233],
    ]);
  });

  it("are in their verses at the stated place, in the words of the editions", () => {
    for (const word of words) {
      const verse = verseOf(word.reference);
      expect(word.verse).toBe(verse?.arabic);
      expect(word.bengaliTranslation).toBe(verse?.bengaliTranslation);
      expect(word.englishTranslation).toBe(verse?.translation);
      expect(word.fullTransliteration).toBe(verse?.transliteration);
      expect(findWord(word.verse.split(" ")[word.wordNumber - 1] ?? "", word.reference)).toBe(
        word.id,
      );
      const surahs = builtReadings[word.day - 1]?.surahs ?? [];
      expect(surahs.flatMap(({ verses }) => verses)).toContainEqual(verse);
    }
  });
});

describe("the reviewed forms", () => {
  it("all occur in the text", () => {
    expect(listed.filter((form) => !occurrences.has(form))).toEqual([]);
  });

  it("belong to one word each", () => {
    expect(listed).toHaveLength(new Set(listed).size);
    expect(VERSE_BOUND_FORMS.filter(({ form }) => listed.includes(form))).toEqual([]);
  });

  it("that are bound to verses occur there once", () => {
    for (const { form, verses } of VERSE_BOUND_FORMS) {
      for (const reference of verses) {
        const found = bare(verseOf(reference)?.arabic ?? "").split(" ");
        expect(found.filter((word) => word === form)).toHaveLength(1);
      }
    }
  });
});
