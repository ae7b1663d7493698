import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { HomePage } from "../pages/reading/home.page.tsx";
import { loggedFailures } from "../lib/failure-log.ts";
import { stubNetwork } from "../test/stub-network.ts";
import { reading } from "../test/readings.ts";
import { render } from "../test/render.tsx";
import { useDemoDays } from "../features/day/use-demo-days.ts";
import { useSiteSettings } from "../reader/site-settings.ts";
import { useDailyEffects } from "./use-daily-effects.ts";
import { useLaterEffects } from "./later/use-later-effects.ts";

function App() {
  useDailyEffects();
  useLaterEffects();
  useDemoDays(useSiteSettings().demoMode);
  return <HomePage />;
}

const CURRENT = "GET /api/current-reading";
const TOMORROW = "GET /api/tomorrow-reading";

/** Opens the home page of day 300, 2026-02-03, at a time of that day in UTC. */
async function openAt(time: string, { demoMode = false } = {}) {
  vi.useFakeTimers({ now: Date.parse(`2026-02-03T${time}Z`) });
  render(<App />, {
    site: { demoMode },
    answers: [{ path: "/api/current-reading", body: reading(300) }],
  });
  await pass(0);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Waits until a pending response is shown; only the interval moves the clock. */
const shown = (text: string) =>
  act(() =>
    vi.waitFor(() => expect(screen.getByText(text)).toBeTruthy(), { interval: 1, timeout: 20_000 }),
  );

beforeEach(() => {
  window.localStorage.setItem("daily-quran:last-refresh-date", '"2026-02-03"');
});

test("the next day's reading is fetched ahead in the last ten minutes and shown at 00:00 UTC", async () => {
  const calls = stubNetwork({ [TOMORROW]: { body: reading(1) } });
  await openAt("23:49:30");
  expect(calls).toEqual([]);
  await pass(60_000);
  expect(calls).toEqual([TOMORROW]);
  await pass(570_000 - 1);
  expect(screen.getByText("Day 300 of 300")).toBeTruthy();
  await pass(1000);
  expect(screen.getByText("Day 1 of 300")).toBeTruthy();
  expect(calls).toEqual([TOMORROW]);
});

test("a reading that was touched stays at 00:00 UTC, and the new one is offered", async () => {
  const calls = stubNetwork({ [TOMORROW]: { body: reading(1) } });
  await openAt("23:55:00");
  window.dispatchEvent(new Event("pointerdown"));
  const verse = document.getElementById("112-1");
  await pass(301_000);
  expect(screen.getByText("Day 300 of 300")).toBeTruthy();
  expect(document.getElementById("112-1")).toBe(verse);
  expect(screen.getByText("New reading ready")).toBeTruthy();
  act(() => screen.getByRole("button", { name: "Read day 1" }).click());
  expect(screen.getByText("Day 1 of 300")).toBeTruthy();
  expect(screen.queryByText(/New reading ready/)).toBeNull();
  expect(calls).toEqual([TOMORROW]);
});

test("a page that slept through the night fetches the day's reading when it returns", async () => {
  const calls = stubNetwork({ [CURRENT]: { body: reading(4) } });
  await openAt("12:00:00");
  vi.setSystemTime(Date.parse("2026-02-07T08:00:00Z"));
  await act(async () => {
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText("Day 4 of 300")).toBeTruthy();
  expect(calls).toEqual([CURRENT]);
});

test("when the server still has the previous day, the new one is asked for by its number", async () => {
  stubNetwork({
    [CURRENT]: { body: reading(300) },
    "GET /api/schedule/1/verses": { body: reading(1) },
  });
  await openAt("12:00:00");
  vi.setSystemTime(Date.parse("2026-02-04T00:00:00Z"));
  await pass(1000);
  await shown("Day 1 of 300");
  expect(screen.queryByText("Day 300 of 300")).toBeNull();
});

test("when tomorrow's reading can't be loaded, the page shows an error and a cached copy", async () => {
  stubNetwork({});
  vi.stubGlobal("caches", {
    match: async (path: string) =>
      path === "/api/schedule/1/verses" ? Response.json(reading(1)) : undefined,
  });
  await openAt("23:55:00");
  await shown("API failed to load tomorrow verses. Please check network connection.");
  await pass(301_000);
  await shown("Day 1 of 300");
  expect(screen.queryByText("Day 300 of 300")).toBeNull();
});

/** What a browser has cached, by cache and path. */
function stubCaches(kept: Record<string, Record<string, unknown>>) {
  const open = (name: string) => {
    const copies = (kept[name] ??= {});
    return {
      keys: () => Object.keys(copies).map((path) => new Request(`http://localhost:3000${path}`)),
      delete: async (url: string) => delete copies[new URL(url).pathname],
    };
  };
  vi.stubGlobal("caches", {
    open: async (name: string) => open(name),
    delete: async (name: string) => delete kept[name],
  });
  return kept;
}

const KEPT = () => ({
  apiCache: { "/api/schedule": ["old"] },
  verseCache: { "/api/schedule/300/verses": reading(300), "/api/schedule/20/verses": reading(20) },
  surahCache: {},
});

test("the daily refresh asks for newer copies, removes what is gone, and shows the newest reading", async () => {
  window.localStorage.setItem("daily-quran:last-refresh-date", '"2026-02-02"');
  const kept = stubCaches(KEPT());
  const corrected = { ...reading(300), readingTitle: "Corrected" };
  const calls = stubNetwork({
    [CURRENT]: { body: corrected },
    "GET /api/schedule": { foreign: true, status: 503 },
    "GET /api/schedule/300/verses": { body: corrected },
    "GET /api/schedule/20/verses": { foreign: true, status: 404 },
  });
  await openAt("16:59:59");
  expect(calls).toEqual([]);
  await pass(1000);
  await shown("Corrected");
  expect(calls).toEqual([
    CURRENT,
    "GET /api/schedule",
    "GET /api/schedule/300/verses",
    "GET /api/schedule/20/verses",
  ]);
  // The service worker alone writes; what could not be fetched is kept.
  expect(kept).toEqual({
    apiCache: { "/api/schedule": ["old"] },
    verseCache: { "/api/schedule/300/verses": reading(300) },
  });
});

test("one that fails is only logged, and empties nothing", async () => {
  window.localStorage.setItem("daily-quran:last-refresh-date", '"2026-02-02"');
  const kept = stubCaches(KEPT());
  stubNetwork({ [CURRENT]: { foreign: true, status: 503 } });
  await openAt("17:00:00");
  // This browser does not say when it is idle, and is given a second.
  await pass(1000);
  await act(() =>
    vi.waitFor(
      () =>
        expect(loggedFailures().at(-1)).toMatchObject({
          what: "daily refresh",
          message: "API responded with status 503",
        }),
      { interval: 1, timeout: 20_000 },
    ),
  );
  expect(kept).toEqual(KEPT());
  expect(screen.queryByText("API responded with status 503")).toBeNull();
});

test("the helpers on the window choose a day, and reset it", async () => {
  stubNetwork({
    "GET /api/schedule/5/verses": { body: reading(5) },
    "GET /api/schedule/1/verses": { body: reading(1) },
  });
  await openAt("12:00:00");
  act(() => window.dailyQuran?.goToDay(5));
  await pass(500);
  await shown("Day 5 of 300");
  expect(screen.getByText(/^Test: fixed at day 5/)).toBeTruthy();
  act(() => window.dailyQuran?.resetToDay1());
  await pass(500);
  await shown("Day 1 of 300");
  act(() => window.dailyQuran?.resumeNaturalCycling());
  await pass(500);
  await shown("Day 300 of 300");
});

test("a day that is not a number shows an error, and the reading stays", async () => {
  stubNetwork({});
  await openAt("12:00:00");
  const goTo = window.dailyQuran?.goToDay as (day?: unknown) => void;
  expect(() => goTo()).toThrow(new RangeError("A day override must be a number"));
  expect(() => goTo("Friday")).toThrow(RangeError);
  await pass(2000);
  expect(screen.getByText("Day 300 of 300")).toBeTruthy();
  expect(window.localStorage.getItem("daily-quran:day-override")).toBeNull();
});

test("the demo begins at day 1, advances every 10 minutes, and is announced", async () => {
  stubNetwork({
    "GET /api/schedule/1/verses": { body: reading(1) },
    "GET /api/schedule/2/verses": { body: reading(2) },
  });
  await openAt("12:00:00", { demoMode: true });
  await pass(500);
  expect(
    screen.getByText(
      "Demo: this is day 1. It begins at day 1, and the day advances every 10 minutes.",
    ),
  ).toBeTruthy();
  await shown("Day 1 of 300");
  await pass(600_000);
  await shown("Day 2 of 300");
});
