import * as fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "./seeded-random.ts";

test("draws the same for the same seed, in every engine", () => {
  const random = seededRandom("7:101:reading");
  const drawn = Array.from({ length: 8 }, () => random.below(1000));
  expect(drawn).toEqual([587, 303, 725, 916, 405, 270, 346, 832]);
});

test("draws differently for a neighbouring seed", () => {
  const draws = ["7:101:reading", "7:102:reading", "8:101:reading"].map((seed) => {
    const random = seededRandom(seed);
    return Array.from({ length: 4 }, () => random.below(2 ** 32)).join();
  });
  expect(new Set(draws).size).toBe(3);
});

test("stays below its bound", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
      const drawn = seededRandom(seed).below(bound);
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < bound).toBe(true);
    }),
  );
});

test("draws each number equally often over neighbouring seeds", () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (let seed = 0; seed < 10_000; seed++) {
    const drawn = seededRandom(`1:${seed}`).below(10);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  expect(counts).toEqual([1000, 968, 1034, 989, 981, 979, 1020, 1059, 987, 983]);
});

test("shuffles without losing an item or touching the list given", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
      const before = [...items];
      const shuffled = seededRandom(seed).shuffled(items);
      expect(items).toEqual(before);
      expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
    }),
  );
});

test("shuffles into every order equally often", () => {
  const orders = new Map<string, number>();
  for (let seed = 0; seed < 6000; seed++) {
    const order = seededRandom(`order ${seed}`).shuffled(["a", "b", "c"]).join("");
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(Object.fromEntries(orders)).toEqual({
    abc: 1004,
    acb: 1006,
    bac: 1011,
    bca: 995,
    cab: 1011,
    cba: 973,
  });
});
