import { expect, test } from "vitest";
import { joinLists, joinNamed, listAt, listOf } from "./number-lists.ts";

test("finds each list by its place, also an empty one", () => {
  const lists = joinLists([[3, 1], [], [65_535], [2, 2, 2]]);
  expect([0, 1, 2, 3].map((place) => [...listAt(lists, place)])).toEqual([
    [3, 1],
    [],
    [65_535],
    [2, 2, 2],
  ]);
  expect([listAt(lists, 4).length, listAt(lists).length]).toEqual([0, 0]);
  expect(lists.all).toBeInstanceOf(Uint16Array);
});

test("keeps numbers that need more than two bytes", () => {
  const lists = joinLists([[1], [65_536, 4_000_000_000]]);
  expect([...listAt(lists, 1)]).toEqual([65_536, 4_000_000_000]);
});

test("finds lists by name", () => {
  const named = joinNamed(
    new Map([
      ["rahman", [1, 55]],
      ["yasin", [36]],
    ]),
  );
  expect([...listOf(named, "yasin")]).toEqual([36]);
  expect([...listOf(named, "rahman")]).toEqual([1, 55]);
  expect(listOf(named, "nobody")).toHaveLength(0);
});
