import { expect, test } from "vitest";
import { findMatches } from "./find-matches.ts";
import { fold } from "./fold.ts";

const marked = (text: string, query: string) =>
  findMatches(text, query).map(({ start, end }) => text.slice(start, end));

test.each([
  ["ড়, one code point or two", "পড\u09BCা", "প\u09DCা"],
  ["ঢ়", "মূঢ\u09BC", "মূ\u09DD"],
  ["য়", "দয\u09BCা", "দ\u09DFা"],
  ["ো", "ক\u09C7\u09BEন", "ক\u09CBন"],
  ["ৌ", "ম\u09C7\u09D7", "ম\u09CC"],
  ["ৎ and ত্ with a joiner", "হঠাত\u09CD\u200D", "হঠা\u09CE"],
  ["ৎ and ত্ at the end of a word", "হঠাত\u09CD", "হঠা\u09CE"],
  ["ৎ and ত্ with a joiner inside a word", "উত\u09CD\u200Dসব", "উ\u09CEসব"],
  ["a zero-width joiner", "র\u200D\u09CDযাব", "র\u09CDযাব"],
  ["a zero-width non-joiner", "উদ\u09CD\u200Cঘাটন", "উদ\u09CDঘাটন"],
  ["Bengali digits", "০১২৩৪৫৬৭৮৯", "0123456789"],
  ["Arabic beside Bengali digits", "সূরা ১১২", "সূরা 112"],
])("two ways to write %s are one for the search", (_, one, other) => {
  expect(fold(one)).toBe(fold(other));
  expect(marked(`(${one})`, other)).toEqual([one]);
  expect(marked(`(${other})`, one)).toEqual([other]);
});

test.each([
  ["ড", "প\u09DCা"],
  ["ড", "পড\u09BCা"],
  ["য", "দ\u09DFা"],
  ["য", "দয\u09BCা"],
  ["কে", "ক\u09CBন"],
  ["কে", "ক\u09C7\u09BEন"],
  ["ত", "হঠা\u09CE"],
  ["ত", "হঠাত\u09CD"],
  ["সৎ", "সত\u09CDয"],
])("%s is another letter than the one in %s, however it is written", (query, text) => {
  expect(marked(text, query)).toEqual([]);
});
