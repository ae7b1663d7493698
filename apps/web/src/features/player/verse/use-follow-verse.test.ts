import { expect, test } from "vitest";
import { needsScroll, needsScrollAtStart } from "./use-follow-verse.ts";

test.each([
  { what: "the next verse stands low", ended: [100, 600], next: 600, scrolls: true },
  { what: "the next verse is below", ended: [500, 1200], next: 1200, scrolls: true },
  { what: "the verse was longer than the window", ended: [-900, 700], next: 700, scrolls: true },
  { what: "a range restarts above", ended: [100, 300], next: -400, scrolls: true },
  { what: "the next verse stands where one reads", ended: [100, 300], next: 300, scrolls: false },
  { what: "the reader has scrolled on", ended: [-900, -100], next: -100, scrolls: false },
  { what: "the reader has scrolled back", ended: [900, 1200], next: 1200, scrolls: false },
])("in a window of 800 px, $what: scrolls is $scrolls", ({ ended, next, scrolls }) => {
  const [top = 0, bottom = 0] = ended;
  expect(needsScroll({ top, bottom }, { top: next, bottom: next }, 800)).toBe(scrolls);
});

test.each([
  [550, false],
  [551, true],
  [2000, true],
])("in a window of 800 px, a playlist whose verse is at %i px scrolls: %s", (top, scrolls) => {
  expect(needsScrollAtStart(top, 800)).toBe(scrolls);
});
