import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectWhenQuiet } from "./collect-when-quiet.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Lets five seconds pass for each of these amounts of processor time; says after which it collected. */
function collectionsAfter(...used: readonly number[]): number[] {
  let total = 0;
  const collected: number[] = [];
  let at = 0;
  const watching = collectWhenQuiet({ usedMs: () => total, collect: () => collected.push(at) });
  for (const milliseconds of used) {
    at += 1;
    total += milliseconds;
    vi.advanceTimersByTime(5_000);
  }
  clearInterval(watching);
  return collected;
}

test("collects once 20 seconds after the work of the start", () => {
  expect(collectionsAfter(3_000, 600, 10, 0, 20, 5, 0, 0, 0, 0)).toEqual([6]);
});

test("waits for 20 seconds in a row", () => {
  expect(collectionsAfter(3_000, 0, 0, 0, 251, 0, 0, 0, 250)).toEqual([9]);
});

test("collects again after more work, and not for the little that a poll takes", () => {
  expect(collectionsAfter(2_000, 0, 0, 0, 0, 500, 0, 0, 0, 0, 500, 0, 0, 0, 0)).toEqual([5, 15]);
});

test("collects nothing while the process works", () => {
  expect(collectionsAfter(...Array.from({ length: 60 }, () => 900))).toEqual([]);
});
