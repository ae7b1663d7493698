import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

test.each([
  [null, "--:--"],
  [0, "0:00"],
  [9.99, "0:09"],
  [60, "1:00"],
  [754.2, "12:34"],
])("%s seconds are %s", (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});
