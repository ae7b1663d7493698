import { expect, test } from "vitest";
import { openings } from "./openings.ts";

const OPENINGS = openings();
OPENINGS.add("By the dawn");
OPENINGS.add("By the dawn; and ten nights,");
OPENINGS.add("And ten nights, and more");

test.each([
  ["By the", true],
  ["by the dawn!", true],
  ["By the dawn and ten", false],
  ["By the dawn and ten nights", false],
  ["And ten nights", false],
  ["And", false],
  ["Another", false],
])("tells whether more than one text begins with %j: %s", (text, expected) => {
  expect(OPENINGS.isRepeated(text)).toBe(expected);
});

test("a text that is added twice is repeated", () => {
  OPENINGS.add("The same text again and again");
  OPENINGS.add("The same text, again and again.");
  expect(OPENINGS.isRepeated("The same text again")).toBe(true);
});
