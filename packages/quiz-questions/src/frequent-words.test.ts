import { expect, test } from "vitest";
import { CORPUS, indexedVerses } from "../test/real-quran.ts";
import { FREQUENT_WORDS, hasWord, lacksWord } from "./frequent-words.ts";

const VERSES = indexedVerses();

test.each(FREQUENT_WORDS.map((word) => [word.meaning.en, word] as const))(
  "finds “%s” in more than a hundred verses, and in none that lack it",
  (_, word) => {
    const having = VERSES.filter((verse) => hasWord(verse, word));
    expect(having.length).toBeGreaterThan(100);
    expect(having.filter((verse) => lacksWord(verse, word))).toEqual([]);
  },
);

// A debt, a term that is written, a master, mothers who suckle, women who wait.
test.each([
  ["truth", 2, 282],
  ["book, scripture", 2, 235],
  ["Lord", 12, 42],
  ["earth, land", 2, 233],
  ["Lord", 2, 226],
])("does not ask of “%s” where %i:%i has it in another sense", (meaning, surah, verse) => {
  const word = FREQUENT_WORDS.find(({ meaning: { en } }) => en === meaning);
  expect(word && hasWord(CORPUS.verseAt(surah, verse), word)).toBe(false);
});

// Another word in Arabic, but the same one to who reads a translation.
test.each([
  ["people", 21, 61],
  ["people", 5, 15],
  ["soul, self", 4, 75],
  ["punishment", 5, 98],
])(
  "sets “%s” against no verse that says it in a translation, as %i:%i does",
  (meaning, surah, verse) => {
    const word = FREQUENT_WORDS.find(({ meaning: { en } }) => en === meaning);
    expect(word && lacksWord(CORPUS.verseAt(surah, verse), word)).toBe(false);
  },
);
