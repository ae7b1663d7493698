import * as fc from "fast-check";
import { expect, test } from "vitest";
import { overlap, overlapsBy, wordBags } from "./word-bag.ts";

function bagsOf(texts: readonly (readonly string[])[]) {
  const bags = wordBags();
  for (const text of texts) bags.add(text);
  return bags.done();
}

const words = fc.array(
  fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"),
  { maxLength: 14 },
);

test("bags overlap by the share of the smaller one's distinct words", () => {
  const bagOf = bagsOf([["a", "b", "b", "c", "d"], [], ["d", "e", "a"]]);
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
        const bagOf = bagsOf([one, other]);
        const [first, second] = [bagOf(0), bagOf(1)];
        expect(overlapsBy(share, first, second)).toBe(overlap(first, second) > share);
      },
    ),
  );
});
