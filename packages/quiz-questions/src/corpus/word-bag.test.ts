import * as fc from "fast-check";
import { expect, test } from "vitest";
import { overlap, overlapsBy, wordBagger, wordBags } from "./word-bag.ts";

const words = fc.array(
  fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"),
  { maxLength: 14 },
);

test("bags overlap by the share of the smaller one's distinct words", () => {
  const bag = wordBagger();
  expect(overlap(bag(["a", "b", "b", "c", "d"]), bag(["d", "e", "a"]))).toBe(2 / 3);
  expect(overlap(bag([]), bag(["a"]))).toBe(0);
});

test("bags in one array overlap as bags of their own do", () => {
  const bags = wordBags();
  for (const text of ["a b b c d", "", "d e a"]) bags.add(text.split(" ").filter(Boolean));
  const bagOf = bags.done();
  expect(overlap(bagOf(0), bagOf(2))).toBe(2 / 3);
  expect([overlap(bagOf(1), bagOf(0)), overlap(bagOf(2), bagOf(1))]).toEqual([0, 0]);
  expect([overlapsBy(0.6, bagOf(2), bagOf(0)), overlapsBy(0.7, bagOf(2), bagOf(0))]).toEqual([
    true,
    false,
  ]);
});

test("whether bags overlap by more than a share is the same as comparing their overlap", () => {
  fc.assert(
    fc.property(
      words,
      words,
      fc.constantFrom(0, 0.25, 0.5, 0.55, 2 / 3, 1),
      (one, other, share) => {
        const bag = wordBagger();
        const [first, second] = [bag(one), bag(other)];
        expect(overlapsBy(share, first, second)).toBe(overlap(first, second) > share);
      },
    ),
  );
});
