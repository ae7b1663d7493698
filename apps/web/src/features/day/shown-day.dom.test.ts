import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyDayOverride, removeDayOverride, startPlan } from "../../reader/day/day-override.ts";
import { goOn, keepDayWhile, shownDay, subscribeToShownDay } from "./shown-day.ts";

let leave = () => {};
const open = () => (leave = subscribeToShownDay(() => shownDay()));

/** Opens a reading at the end of day 300, and turns to day 1 after what a reader does. */
function turnAfter(deed: () => void): number {
  open();
  expect(shownDay().day).toBe(300);
  deed();
  vi.advanceTimersByTime(2000);
  return shownDay().day;
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-02-03T23:59:58.500Z") }));
afterEach(() => leave());

test("what nobody reads is replaced at the day's turn", () => {
  expect(turnAfter(() => {})).toBe(1);
});

test.each([
  ["touched", () => window.dispatchEvent(new Event("pointerdown"))],
  ["scrolled", () => document.dispatchEvent(new Event("scroll"))],
  ["scrolled in the pane of a phone", () => document.body.dispatchEvent(new Event("scroll"))],
  ["moved through by keys", () => document.body.dispatchEvent(new Event("keydown"))],
])("what was %s stays until its reader goes on", (_, deed) => {
  expect(turnAfter(deed)).toBe(300);
  vi.advanceTimersByTime(8 * 3_600_000);
  expect(shownDay().day).toBe(300);
  goOn();
  expect(shownDay().day).toBe(1);
});

test("what is recited stays as long as it is", () => {
  let isPlaying = true;
  const stop = keepDayWhile(() => isPlaying);
  expect(turnAfter(() => {})).toBe(300);
  isPlaying = false;
  vi.advanceTimersByTime(1000);
  expect(shownDay().day).toBe(1);
  stop();
});

test("the next turn is held again only for what was read since", () => {
  turnAfter(() => window.dispatchEvent(new Event("pointerdown")));
  goOn();
  vi.setSystemTime(Date.parse("2026-02-05T08:00:00.000Z"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(shownDay().day).toBe(2);
});

test("a reading that is opened again is the new day's", () => {
  turnAfter(() => window.dispatchEvent(new Event("pointerdown")));
  leave();
  open();
  expect(shownDay().day).toBe(1);
});

test("a day that the reader chooses is shown at once", () => {
  open();
  window.dispatchEvent(new Event("pointerdown"));
  applyDayOverride(17);
  vi.advanceTimersByTime(500);
  expect(shownDay().day).toBe(17);
  removeDayOverride();
  vi.advanceTimersByTime(500);
  expect(shownDay().day).toBe(300);
});

test("a plan that is taken back shows at once what was shown before, a day of one's own too", () => {
  open();
  window.dispatchEvent(new Event("pointerdown"));
  applyDayOverride(17);
  vi.advanceTimersByTime(500);
  const undo = startPlan(1);
  vi.advanceTimersByTime(500);
  expect(shownDay().day).toBe(1);
  undo();
  vi.advanceTimersByTime(500);
  expect(shownDay().day).toBe(17);
});

test("an override that expires takes no text away", () => {
  window.localStorage.setItem("daily-quran:day-override", "17");
  vi.setSystemTime(Date.parse("2026-02-03T12:59:29.000Z"));
  open();
  expect(shownDay().day).toBe(17);
  window.dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(5000);
  expect(window.localStorage.getItem("daily-quran:day-override")).toBe("null");
  expect(shownDay().day).toBe(17);
});
