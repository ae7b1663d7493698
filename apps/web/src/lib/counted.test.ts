import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test.each([
  [0, "0 members"],
  [1, "1 member"],
  [2, "2 members"],
  [21, "21 members"],
])("%i: %s", (count, text) => {
  expect(counted(count, "member")).toBe(text);
});
