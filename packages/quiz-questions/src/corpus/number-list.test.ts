import { expect, test } from "vitest";
import { numberList } from "./number-list.ts";

test("keeps the numbers that are pushed, in their order, while it grows", () => {
  const list = numberList();
  for (let value = 0; value < 1000; value++) list.push(value * 3);
  expect(list.length).toBe(1000);
  expect([list.at(0), list.at(63), list.at(64), list.at(999)]).toEqual([0, 189, 192, 2997]);
  expect([list.at(1000), list.at(-1)]).toEqual([0, 0]);
  expect(Array.from(list.values())).toEqual(Array.from({ length: 1000 }, (_, value) => value * 3));
});
