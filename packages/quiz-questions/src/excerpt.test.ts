import { describe, expect, test } from "vitest";
import { CORPUS, indexedVerses } from "../test/real-quran.ts";
import { arabicExcerpt, openingUpToClause, translationExcerpt } from "./excerpt.ts";

describe("arabicExcerpt", () => {
  test("quotes a short verse whole", () => {
    const { arabic } = CORPUS.verseAt(112, 1);
    expect(arabicExcerpt(arabic)).toBe(arabic);
  });

  test("quotes a long verse up to the last pause that the mushaf marks in time", () => {
    const { arabic, words } = CORPUS.verseAt(2, 255);
    expect(words).toHaveLength(50);
    expect(arabicExcerpt(arabic)).toBe(`${words.slice(0, 12).join(" ")} …`);
  });

  test("quotes nothing of a long verse without an early pause", () => {
    expect(arabicExcerpt(CORPUS.verseAt(33, 35).arabic)).toBeUndefined();
  });

  test("always quotes the very letters of the verse, up to a whole word", () => {
    const changed = indexedVerses().filter(({ arabic }) => {
      const opening = arabicExcerpt(arabic)?.replace(/ …$/u, "");
      return opening !== undefined && !`${arabic} `.startsWith(`${opening} `);
    });
    expect(changed).toEqual([]);
  });
});

describe("translationExcerpt", () => {
  test("prefers the end of a sentence to a later clause", () => {
    expect(translationExcerpt(CORPUS.verseAt(2, 34).translation)).toBe(
      'And [mention] when We said to the angels, "Prostrate before Adam"; so they prostrated, except for Iblees. …',
    );
  });

  test("quotes a short translation whole", () => {
    expect(translationExcerpt("Mankind ")).toBe("Mankind");
  });
});

describe("openingUpToClause", () => {
  const limits = { fewest: 20, most: 60 };

  test("never leaves a clause of one word hanging", () => {
    expect(openingUpToClause("They ask you about the new moons. Say, they are times", limits)).toBe(
      "They ask you about the new moons. …",
    );
  });

  test("drops the comma before the ellipsis", () => {
    expect(openingUpToClause("When you rise to perform prayer, wash your faces", limits)).toBe(
      "When you rise to perform prayer …",
    );
  });

  test("finds nothing where no clause ends in time", () => {
    expect(openingUpToClause("a".repeat(70), limits)).toBeUndefined();
  });
});
