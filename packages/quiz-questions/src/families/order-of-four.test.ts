import { expect, test } from "vitest";
import { drawOrders } from "./order-of-four.ts";
import { seededRandom } from "../seeded-random.ts";

const DRAWS = Array.from({ length: 500 }, (_, draw) => drawOrders(seededRandom(`draw ${draw}`)));

test("of four orders two begin alike, two end alike, and none is another one read in another way", () => {
  for (const orders of DRAWS) {
    const ends = orders.map((order) => [order.at(0), order.at(-1)]);
    expect(new Set(ends.map(String)).size).toBe(4);
    expect(new Set(ends.map(([first]) => first)).size).toBe(2);
    expect(new Set(ends.map(([, last]) => last)).size).toBe(2);
    for (const order of orders) {
      const places = [1, 2, 3, 4].map((number) => order.indexOf(number) + 1);
      const others = orders.filter((other) => other !== order).map(String);
      expect(others).not.toContain(String(order.toReversed()));
      expect(others).not.toContain(String(places));
      expect(others).not.toContain(String(places.toReversed()));
    }
  }
});

test("no two texts are in one order in a single option, or in all but one", () => {
  for (const orders of DRAWS) {
    for (const [one, other] of [
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
      [3, 4],
    ] as const) {
      const before = orders.filter((order) => order.indexOf(one) < order.indexOf(other));
      expect([0, 2, 4]).toContain(before.length);
    }
  }
});

test("the first two texts are each of the three pairs that no other reading of the numbers exchanges", () => {
  const firstTwo = DRAWS.flat().map((order) => order.slice(0, 2).join(" "));
  expect([...new Set(firstTwo)].toSorted()).toEqual(["1 2", "1 3", "2 1", "2 4", "3 1", "4 2"]);
  expect(new Set(DRAWS.flat().map(String)).size).toBe(12);
});
