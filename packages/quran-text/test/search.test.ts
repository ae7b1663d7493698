import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMatches } from "../src/search/find-matches.ts";
import { fold } from "../src/search/fold.ts";
import { searchVerses } from "../src/search/search-verses.ts";
import { builtVerses } from "./built-content.ts";

const FIELDS = ["arabic", "translation", "bengaliTranslation"] as const;

/** As people type Arabic: no vowel signs, no signs of recitation, no tatweel; other scripts unchanged. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\u0640|(?=[\u0600-\u06FF])\p{M}/gu, "");
}

/** Letters that no spelling leaves out or adds: what two spellings of a word must share. */
function firmLetters(text: string): string {
  return fold(text).replaceAll(/[اويىنلء ]/g, "");
}

const someText = fc
  .constantFrom(...builtVerses)
  .chain((verse) => fc.constantFrom(...FIELDS).map((field) => verse[field]));

/** A run of words out of a text, and a text to look for it in: the same one, or any other. */
const someSearch = fc.tuple(
  someText,
  someText,
  fc.boolean(),
  fc.nat(),
  fc.integer({ min: 1, max: 4 }),
);

describe("the search over the whole Quran", () => {
  it.each(FIELDS)("finds every verse by its own %s, with its marks and without", (field) => {
    const missed = builtVerses.filter((verse) =>
      [verse[field], withoutMarks(verse[field])].some(
        (query) => findMatches(verse[field], query).length === 0,
      ),
    );
    expect(missed).toEqual([]);
  });

  it("marks only what reads as the query, in order, without overlap", () => {
    fc.assert(
      fc.property(someSearch, ([source, other, inOther, at, length]) => {
        const words = withoutMarks(source).split(" ");
        const first = at % words.length;
        const query = words.slice(first, first + length).join(" ");
        const text = inOther ? other : source;
        const matches = findMatches(text, query);
        const mustBeFound = !inOther && fold(query) !== "";
        expect(matches.length).toBeGreaterThanOrEqual(mustBeFound ? 1 : 0);
        let end = 0;
        for (const match of matches) {
          const part = text.slice(match.start, match.end);
          expect(match.start).toBeGreaterThanOrEqual(end);
          expect(firmLetters(part)).toBe(firmLetters(query));
          expect(findMatches(part, query)).toEqual([{ start: 0, end: part.length }]);
          end = match.end;
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("marks in a translation exactly what folds to the folded query", () => {
    const translations = builtVerses.flatMap((verse) => [
      verse.translation,
      verse.bengaliTranslation,
    ]);
    fc.assert(
      fc.property(
        fc.constantFrom(...translations),
        fc.nat(),
        fc.integer({ min: 1, max: 30 }),
        (text, at, length) => {
          const start = at % text.length;
          const query = text.slice(start, start + length);
          for (const match of findMatches(text, query)) {
            expect(fold(text.slice(match.start, match.end))).toBe(fold(query));
          }
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("leaves folded text unchanged", () => {
    const fragment = fc.constantFrom(..."اأآٱؤئىيوةءلّْـَِٰٕٔٓۥۦۧۨکیÅéoো\u09C7\u09BEয\u09BC '-[".split(""));
    const anyText = fc.oneof(
      someText,
      fc.string({ unit: "binary" }),
      fc.array(fragment).map((fragments) => fragments.join("")),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["آمنوا", 266],
    ["الرحمن", 48],
    ["الرحمان", 48],
    ["يا أيها الذين آمنوا", 89],
    ["2:255", 1],
  ])("%s finds %i verses", (query, count) => {
    expect(searchVerses(builtVerses, query)).toHaveLength(count);
  });
});
