import { beforeEach, expect, test } from "vitest";
import { keepSearch, recentSearches } from "./recent-searches.ts";

beforeEach(() => recentSearches.set([]));

test("the newest search is first, each once, and eight at most", () => {
  for (const query of ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9", " b2 ", "  "])
    keepSearch(query);
  expect(recentSearches.get()).toEqual(["b2", "i9", "h8", "g7", "f6", "e5", "d4", "c3"]);
  recentSearches.set([]);
  expect(recentSearches.get()).toEqual([]);
});
