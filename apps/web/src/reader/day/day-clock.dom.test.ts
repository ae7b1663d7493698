import { sessionHint } from "../server/session-hint.ts";
import { readStored } from "../../lib/storage/storage.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ReadersDay, readersDay, subscribeToDay } from "./day-clock.ts";
import {
  applyDayOverride,
  dayOverride,
  chooseHome,
  removeDayOverride,
  startPlan,
} from "./day-override.ts";

const seen: ReadersDay[] = [];
let leave = () => {};

/** Follows the day from an instant on, as a page does. */
function follow(instant: string): void {
  vi.useFakeTimers({ now: Date.parse(instant) });
  leave = subscribeToDay(() => {
    const day = readersDay();
    if (seen.at(-1) !== day) seen.push(day);
  });
}

beforeEach(() => seen.splice(0));
afterEach(() => leave());

const theirs = (day: number) => ({ day, globalDay: day, isOwn: false });

test("the day changes at 00:00 UTC, within a second", () => {
  follow("2026-02-03T23:59:58.500Z");
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([theirs(300)]);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([theirs(300), theirs(1)]);
});

test("between changes it stays the same object", () => {
  follow("2026-02-03T12:00:00.000Z");
  vi.advanceTimersByTime(5000);
  expect(seen).toHaveLength(1);
});

test.each([
  ["its tab is shown again", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["it comes from the back/forward cache", () => window.dispatchEvent(new Event("pageshow"))],
])("a page that slept for three days catches up when %s", (_, comeBack) => {
  follow("2026-02-03T12:00:00.000Z");
  expect(readersDay()).toEqual(theirs(300));
  vi.setSystemTime(Date.parse("2026-02-06T12:00:00.000Z"));
  comeBack();
  expect(seen).toEqual([theirs(3)]);
});

test("an override takes effect after 500 ms, and so does its removal", () => {
  follow("2026-02-03T12:00:00.000Z");
  applyDayOverride(5);
  vi.advanceTimersByTime(499);
  expect(readersDay()).toEqual(theirs(300));
  vi.advanceTimersByTime(1);
  expect(readersDay()).toEqual({ day: 5, globalDay: 300, isOwn: true });
  removeDayOverride();
  vi.advanceTimersByTime(500);
  expect(readersDay()).toEqual(theirs(300));
});

test("an own plan goes on by itself at 00:00 UTC, and an override comes before it", () => {
  follow("2026-02-03T23:59:57.000Z");
  startPlan(17);
  vi.advanceTimersByTime(500);
  expect(readersDay()).toEqual({ day: 17, globalDay: 300, isOwn: true, hasPlan: true });
  vi.advanceTimersByTime(3000);
  expect(readersDay()).toEqual({ day: 18, globalDay: 1, isOwn: true, hasPlan: true });
  applyDayOverride(5);
  vi.advanceTimersByTime(500);
  expect(readersDay()).toEqual({ day: 5, globalDay: 1, isOwn: true });
  removeDayOverride();
  vi.advanceTimersByTime(500);
  expect(readersDay().day).toBe(18);
  chooseHome(null);
  vi.advanceTimersByTime(500);
  expect(readersDay()).toEqual(theirs(1));
});

test("a group's cycle at home goes on by itself, until its end, and for who is signed in", () => {
  follow("2026-02-03T23:59:57.000Z");
  sessionHint.set(1);
  const group = { id: 7, name: "Fajr circle" };
  chooseHome({ day: 296, since: "2026-01-31", group });
  vi.advanceTimersByTime(500);
  const chosen = { isOwn: true, hasPlan: true, group };
  expect(readersDay()).toEqual({ day: 299, globalDay: 300, ...chosen });
  vi.advanceTimersByTime(3000);
  expect(readersDay()).toEqual({ day: 300, globalDay: 1, ...chosen });
  sessionHint.set(null);
  expect(readersDay()).toEqual(theirs(1));
  sessionHint.set(1);
  vi.advanceTimersByTime(86_400_000);
  expect(readersDay()).toEqual(theirs(2));
});

test.each(['{"day":0,"since":"2026-02-03"}', '{"day":3,"since":"soon"}', "5", "null"])(
  "%s in the storage is no plan",
  (stored) => {
    window.localStorage.setItem("daily-quran:plan-start", stored);
    follow("2026-02-03T12:00:00.000Z");
    expect(readersDay()).toEqual(theirs(300));
  },
);

test("another tab's override takes effect in this one", () => {
  follow("2026-02-03T12:00:00.000Z");
  window.localStorage.setItem("daily-quran:day-override", "7");
  window.dispatchEvent(new StorageEvent("storage", { key: "daily-quran:day-override" }));
  vi.advanceTimersByTime(500);
  expect(readersDay().day).toBe(7);
});

test.each([
  ["2026-07-01T11:59:29.000Z", 5], // 04:59:29 in Los Angeles, summer time
  ["2026-01-10T12:59:29.000Z", 5], // the same on its winter clock
  ["2026-01-10T11:59:50.000Z", 5], // an hour earlier
])("at %s an override of day %i is removed only 30 seconds before 05:00", (instant, day) => {
  window.localStorage.setItem("daily-quran:day-override", String(day));
  follow(instant);
  vi.advanceTimersByTime(1000);
  expect(dayOverride.get()).toBe(day);
  vi.advanceTimersByTime(1000);
  const isKept = instant.includes("11:59:50");
  expect(dayOverride.get()).toBe(isKept ? day : null);
  expect(readStored("ended-own-day")).toBe(isKept ? undefined : day);
});

test.each(["0", "301", "1.5", '"5"', "null", "{", "true"])(
  "%s in the storage is no override",
  (stored) => {
    window.localStorage.setItem("daily-quran:day-override", stored);
    follow("2026-02-03T12:00:00.000Z");
    expect(readersDay()).toEqual(theirs(300));
  },
);

test.each([
  [0, 1],
  [-3, 1],
  [301, 300],
  [17.9, 17],
])("asked for day %d the override is day %i", (asked, day) => {
  applyDayOverride(asked);
  expect(window.localStorage.getItem("daily-quran:day-override")).toBe(String(day));
});
