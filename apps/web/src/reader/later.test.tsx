import { act, render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

/** Whether what waits has begun, told by a fresh page. */
async function newPage(): Promise<() => boolean> {
  vi.resetModules();
  const { Later } = await import("./later.tsx");
  const { queryByText } = render(<Later fallback="at first">later</Later>);
  return () => queryByText("later") !== null && queryByText("at first") === null;
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(20));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (begin: () => void) => window.setTimeout(begin, 0));
});

test("on a first visit it waits for five quiet seconds", async () => {
  const hasBegun = await newPage();
  await act(() => vi.advanceTimersByTimeAsync(4990));
  expect(hasBegun()).toBe(false);
  await settle();
  await settle();
  expect(hasBegun()).toBe(true);
});

test.each(["pointerdown", "keydown"])("%s begins it", async (touch) => {
  const hasBegun = await newPage();
  await settle();
  expect(hasBegun()).toBe(false);
  window.dispatchEvent(new Event(touch));
  await settle();
  expect(hasBegun()).toBe(true);
});

test("for who was here before it begins as soon as the page is idle", async () => {
  window.localStorage.setItem("daily-quran:session", "null");
  const hasBegun = await newPage();
  await settle();
  expect(hasBegun()).toBe(true);
});
