import { expect, test } from "vitest";
import { drawOrders } from "./order-of-four.ts";
import { seededRandom } from "../seeded-random.ts";

const DRAWS = Array.from({ length: 500 }, (_, draw) => drawOrders(seededRandom(`draw ${draw}`)));

test("four orders are offered, each with its own first text, and none another one read in another way", () => {
  for (const orders of DRAWS) {
    expect(new Set(orders.map(([first]) => first))).toEqual(new Set([1, 2, 3, 4]));
    for (const order of orders) {
      const places = [1, 2, 3, 4].map((number) => order.indexOf(number) + 1);
      const others = orders.filter((other) => other !== order).map(String);
      expect(others).not.toContain(String(order.toReversed()));
      expect(others).not.toContain(String(places));
      expect(others).not.toContain(String(places.toReversed()));
    }
  }
});

test("every order is offered, and each as often", () => {
  const counts = new Map<string, number>();
  for (const order of DRAWS.flat()) counts.set(String(order), (counts.get(String(order)) ?? 0) + 1);
  expect(counts.size).toBe(24);
  expect(Math.min(...counts.values())).toBeGreaterThan(50);
  expect(Math.max(...counts.values())).toBeLessThan(125);
});
