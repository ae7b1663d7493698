import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Clock from "./clock.ts";

const DAY = 86_400_000;
const NOW = Date.parse("2026-02-03T12:00:00Z");

let clock: typeof Clock;
let leave = () => {};

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  // What was learned is of the module, as it is of a page.
  vi.resetModules();
  clock = await import("./clock.ts");
});
afterEach(() => leave());

const answer = (at: number, cacheControl = "no-store") =>
  new Response("{}", {
    headers: {
      date: new Date(at).toUTCString(),
      "cache-control": cacheControl,
      "content-type": "application/json",
    },
  });

/** An answer of a server that is so much ahead of the device, which took 200 ms. */
function hear(ahead: number, cacheControl?: string): void {
  const sentAt = Date.now();
  vi.setSystemTime(sentAt + 200);
  clock.learnTime(answer(sentAt + 100 + ahead, cacheControl), sentAt);
}

test.each([
  ["5 seconds slow", 5000],
  ["5 seconds fast", -5000],
  ["a day slow", DAY],
  ["a day fast", -DAY],
  ["four months fast", -120 * DAY],
])("a device that is %s has the server's time after an answer, never ahead of it", (_, ahead) => {
  hear(ahead);
  const behind = Date.now() + ahead - clock.now();
  expect(behind).toBeGreaterThanOrEqual(0);
  expect(behind).toBeLessThanOrEqual(1200);
});

test("answers at other moments of a second make it exact", () => {
  for (let time = 0; time < 20; time++) {
    vi.setSystemTime(Date.now() + 750);
    hear(-DAY);
  }
  expect(Date.now() - DAY - clock.now()).toBe(100);
});

test("the date of an answer that a cache may keep says nothing", () => {
  hear(-DAY, "public, max-age=3600");
  expect(clock.learnedOffset()).toBeUndefined();
  expect(clock.now()).toBe(Date.now());
});

test("an answer that came after the device has slept says nothing", () => {
  const sentAt = Date.now();
  vi.setSystemTime(sentAt + 8 * 3_600_000);
  clock.learnTime(answer(sentAt), sentAt);
  expect(clock.learnedOffset()).toBeUndefined();
});

test("a clock that is set right is noticed at the next answer", () => {
  hear(-DAY);
  vi.setSystemTime(Date.now() - DAY);
  hear(0);
  expect(Math.abs(clock.now() - Date.now())).toBeLessThanOrEqual(1200);
});

test("the next page begins with what the last one learned", async () => {
  hear(-DAY);
  const learned = clock.learnedOffset();
  vi.resetModules();
  const next = await import("./clock.ts");
  expect(next.now()).toBe(Date.now() + (learned ?? 0));
});

test("the day turns at 00:00 UTC by the server's clock, whatever the device's says", () => {
  vi.setSystemTime(NOW + 3_600_000);
  // At the device it is 13:00, at the server 23:59:58.
  const ahead = Date.parse("2026-02-03T23:59:58Z") - Date.now();
  hear(ahead);
  const turns: number[] = [];
  let shown = clock.dayStart();
  leave = clock.subscribeToClock(() => {
    if (shown !== clock.dayStart()) turns.push(Date.now() + ahead);
    shown = clock.dayStart();
  });
  vi.advanceTimersByTime(5000);
  expect(shown).toBe(Date.parse("2026-02-04T00:00:00Z"));
  expect(turns).toHaveLength(1);
  expect((turns[0] ?? 0) - shown).toBeGreaterThanOrEqual(0);
  expect((turns[0] ?? 0) - shown).toBeLessThanOrEqual(1200);
});

/** Opens a document of a day of the plan. Day 300 is 2026-02-03. */
async function open(day: number, reply: () => Promise<Response>): Promise<void> {
  document.documentElement.setAttribute("data-past-day", "");
  vi.stubGlobal("fetch", vi.fn(reply));
  clock.startClock(day);
}
const isPast = () => document.documentElement.hasAttribute("data-past-day");
const settled = () => vi.advanceTimersByTimeAsync(0);

test("a document of the device's day is believed, without a request", async () => {
  await open(300, () => Promise.reject(new TypeError()));
  expect(clock.dayStart()).toBe(Date.parse("2026-02-03T00:00:00Z"));
  expect(isPast()).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test("a document of another day holds until the server has said which it is", async () => {
  await open(299, async () => answer(NOW - DAY));
  expect(clock.dayStart()).toBe(Date.parse("2026-02-02T00:00:00Z"));
  expect(isPast()).toBe(true);
  await settled();
  expect(clock.dayStart()).toBe(Date.parse("2026-02-02T00:00:00Z"));
  expect(isPast()).toBe(false);
});

test("a document of the day before that a cache has kept gives way to the device's day", async () => {
  await open(299, async () => answer(NOW));
  await settled();
  expect(clock.dayStart()).toBe(Date.parse("2026-02-03T00:00:00Z"));
});

test("where the server cannot be asked, the device's clock is all there is", async () => {
  await open(1, () => Promise.reject(new TypeError("Failed to fetch")));
  // The plan comes to day 1 again on the next day.
  expect(clock.dayStart()).toBe(Date.parse("2026-02-04T00:00:00Z"));
  await settled();
  expect(clock.dayStart()).toBe(Date.parse("2026-02-03T00:00:00Z"));
});
