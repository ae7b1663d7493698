import { expect, test } from "vitest";
import { Id } from "./id.ts";

test.each([
  [1, 1],
  [2_147_483_647, 2_147_483_647],
  [2_147_483_648, 0],
  [Number.MAX_SAFE_INTEGER, 0],
])("the ID %d is looked up as %d, parsed once or twice", (given, id) => {
  expect(Id.parse(given)).toBe(id);
  expect(Id.parse(Id.parse(given))).toBe(id);
});

test.each([-1, 1.5, "1", null, Number.POSITIVE_INFINITY])("%j is no ID", (given) => {
  expect(Id.safeParse(given).success).toBe(false);
});
