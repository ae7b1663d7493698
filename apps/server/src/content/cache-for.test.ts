import { expect, test } from "vitest";
import { cacheFor } from "./cache-for.ts";

test("each object has one cache, which no other one sees", () => {
  const cacheOf = cacheFor<object, Map<number, string>>(() => new Map());
  const [one, other] = [{}, {}];
  cacheOf(one).set(1, "of one");
  expect(cacheOf(one).get(1)).toBe("of one");
  expect(cacheOf(other).get(1)).toBeUndefined();
});
