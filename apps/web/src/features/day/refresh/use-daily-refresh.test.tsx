import { act, renderHook, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "../../../test/render.tsx";
import { LiveRefreshStatus } from "./live-refresh-status.tsx";
import { useDailyRefresh } from "./use-daily-refresh.ts";

const STORED = "daily-quran:last-refresh-date";

beforeEach(() => {
  vi.stubEnv("TZ", "Asia/Dhaka");
  vi.stubGlobal("requestIdleCallback", (decide: () => void) => window.setTimeout(decide, 0));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => window.clearTimeout(handle));
});

/** A device's stopped clock, in Dhaka (UTC+6). */
function stopClockAt(local: string) {
  const toFake = ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;
  vi.useFakeTimers({ now: Date.parse(`${local}+06:00`), toFake: [...toFake] });
}

/** A page opened at a local time of a device in Dhaka (UTC+6), with what it did. */
async function openAt(local: string, outcomes: readonly ("done" | Error)[] = []) {
  stopClockAt(local);
  const done: string[] = [];
  const later = [...outcomes];
  const refresh = async () => {
    const outcome = later.shift() ?? "done";
    if (outcome instanceof Error) throw outcome;
    done.push(new Date().toISOString());
  };
  const onError = vi.fn<(error: unknown) => void>();
  renderHook(() => useDailyRefresh({ refresh, onError }));
  await pass(0);
  return { done, onError };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("at 17:00 local time it refreshes, once", async () => {
  const { done } = await openAt("2026-03-01T16:59:30");
  expect(done).toEqual([]);
  await pass(30_000);
  expect(done).toEqual(["2026-03-01T11:00:00.000Z"]);
  expect(window.localStorage.getItem(STORED)).toBe('"2026-03-01"');
  await pass(6 * 3_600_000);
  expect(done).toHaveLength(1);
});

test("a page opened later that day catches up at once", async () => {
  window.localStorage.setItem(STORED, '"2026-02-28"');
  const { done } = await openAt("2026-03-01T21:30:00");
  expect(done).toEqual(["2026-03-01T15:30:00.000Z"]);
});

test.each(["2026-03-01T09:00:00", "2026-03-01T21:30:00"])(
  "one that refreshed today does not do so again at %s",
  async (local) => {
    window.localStorage.setItem(STORED, '"2026-03-01"');
    expect((await openAt(local)).done).toEqual([]);
  },
);

test.each([null, '"2026-02-30"', "17", "{"])(
  "a first visit, with %s stored, has just loaded all: the next 17:00 refreshes",
  async (stored) => {
    if (stored !== null) window.localStorage.setItem(STORED, stored);
    const { done } = await openAt("2026-03-01T21:30:00");
    expect(done).toEqual([]);
    await pass(20 * 3_600_000);
    expect(done).toEqual(["2026-03-02T11:00:00.000Z"]);
  },
);

test("a first visit in the morning refreshes at the next visit after 17:00", async () => {
  await openAt("2026-03-01T09:00:00");
  expect((await openAt("2026-03-01T17:30:00")).done).toHaveLength(1);
});

test("a device that slept over 17:00 catches up when the page returns", async () => {
  const { done } = await openAt("2026-03-01T16:00:00");
  vi.setSystemTime(Date.parse("2026-03-02T08:00:00+06:00"));
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(done).toEqual([]);
  vi.setSystemTime(Date.parse("2026-03-02T18:00:00+06:00"));
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(done).toEqual(["2026-03-02T12:00:00.000Z"]);
});

test("a failure is shown, not stored, and retried a minute later", async () => {
  window.localStorage.setItem(STORED, '"2026-02-28"');
  const failure = new Error("API responded with status 503");
  const { done, onError } = await openAt("2026-03-01T17:00:00", [failure]);
  expect(onError.mock.calls).toEqual([[failure]]);
  expect(window.localStorage.getItem(STORED)).toBe('"2026-02-28"');
  await pass(60_000);
  expect(done).toEqual(["2026-03-01T11:01:00.000Z"]);
});

/** A browser whose worker is there, and has stored these paths. */
function stubSaved(paths: readonly string[]) {
  vi.stubGlobal("caches", { match: async (path: string) => paths.find((one) => one === path) });
  const worker = { serviceWorker: { value: { controller: {} } } };
  vi.stubGlobal("navigator", Object.create(navigator, worker));
}

const TOMORROW = "/api/schedule/27/verses";

test.each([
  [
    "2026-03-01T16:30:00",
    null,
    "For reading offline, the next days are saved again each day at 17:00.",
  ],
  [
    "2026-03-01T18:00:00",
    null,
    "For reading offline, the next days are saved again each day at 17:00.",
  ],
  ["2026-03-01T18:00:00", '"2026-03-01"', "The next days are saved for reading offline."],
])("at %s with %s stored the status is %j", async (local, stored, text) => {
  stubSaved([TOMORROW]);
  stopClockAt(local);
  if (stored) window.localStorage.setItem(STORED, stored);
  render(<LiveRefreshStatus />);
  expect(
    screen.getByText("For reading offline, the next days are saved again each day at 17:00."),
  ).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(text)).toBeTruthy();
});

test("days are not said to be saved before the worker has them", async () => {
  stubSaved([]);
  stopClockAt("2026-03-01T18:00:00");
  window.localStorage.setItem(STORED, '"2026-03-01"');
  render(<LiveRefreshStatus />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(
    screen.getByText("For reading offline, the next days are saved again each day at 17:00."),
  ).toBeTruthy();
  stubSaved([TOMORROW]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText("The next days are saved for reading offline.")).toBeTruthy();
});

test("the status is updated every minute", async () => {
  stubSaved([TOMORROW]);
  stopClockAt("2026-03-01T23:59:00");
  window.localStorage.setItem(STORED, '"2026-03-01"');
  render(<LiveRefreshStatus />);
  await act(() => vi.advanceTimersByTimeAsync(59_999));
  expect(screen.getByText("The next days are saved for reading offline.")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(
    screen.getByText("For reading offline, the next days are saved again each day at 17:00."),
  ).toBeTruthy();
});

test("the time of a new reading is on the reader's own clock", () => {
  stopClockAt("2026-03-01T16:30:00");
  render(<LiveRefreshStatus />);
  act(() => void vi.advanceTimersByTime(0));
  expect(screen.getByText("A new reading comes every day at 06:00 your time.")).toBeTruthy();
});

// The last one: what can't be stored lives as long as the page, and so here does the module.
test("without storage it still refreshes only once a day", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { done } = await openAt("2026-03-01T16:59:00");
  await pass(3_600_000);
  expect(done).toHaveLength(1);
});
