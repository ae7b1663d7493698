import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackPlace } from "./track-place.ts";

/** What the observer is told, as a browser would. */
let tell: (changes: Readonly<Record<string, boolean>>) => void;
const stop = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = ["2-1", "2-2", "2-3"].map((id) => `<p id="${id}"></p>`).join("");
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onChange: (entries: readonly object[]) => void) {
        tell = (changes) =>
          onChange(
            Object.entries(changes).map(([id, isIntersecting]) => ({
              target: document.getElementById(id),
              isIntersecting,
            })),
          );
      }
      observe() {}
      disconnect = stop;
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

function track(): { readonly settled: string[]; readonly end: () => void } {
  const settled: string[] = [];
  return { settled, end: trackPlace(["2-1", "2-2", "2-3"], (verse) => settled.push(verse)) };
}

test("a verse counts once it was in sight for four seconds, the first of those in sight", () => {
  const { settled } = track();
  tell({ "2-3": true, "2-2": true });
  vi.advanceTimersByTime(3999);
  expect(settled).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(settled).toEqual(["2-2"]);
});

test("a verse that is scrolled past does not count", () => {
  const { settled } = track();
  tell({ "2-1": true });
  vi.advanceTimersByTime(3000);
  tell({ "2-1": false, "2-2": true });
  vi.advanceTimersByTime(3000);
  expect(settled).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(settled).toEqual(["2-2"]);
});

test("another verse that comes in sight below does not start the time again", () => {
  const { settled } = track();
  tell({ "2-1": true });
  vi.advanceTimersByTime(3000);
  tell({ "2-2": true });
  vi.advanceTimersByTime(1000);
  expect(settled).toEqual(["2-1"]);
});

test("nothing is in sight of a hidden tab, nor after the end", () => {
  const { settled, end } = track();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  tell({ "2-1": true });
  vi.advanceTimersByTime(4000);
  visibility.mockRestore();
  tell({ "2-1": false, "2-2": true });
  end();
  vi.advanceTimersByTime(4000);
  expect(settled).toEqual([]);
  expect(stop).toHaveBeenCalledTimes(1);
});
