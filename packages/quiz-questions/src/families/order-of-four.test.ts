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

test("every order is offered", () => {
  expect(new Set(DRAWS.flat().map(String)).size).toBe(24);
});
