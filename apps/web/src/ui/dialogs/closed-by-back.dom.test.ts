import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closedByBack } from "./closed-by-back.ts";

/** Where the reader is. */
const here = () => `${location.pathname}${location.search} ${history.state?.sheet ?? 0}`;

const go = (by: number) =>
  new Promise<string>((resolve) => {
    window.addEventListener("popstate", () => resolve(here()), { once: true });
    history.go(by);
  });

beforeEach(() => {
  history.pushState({ idx: 1 }, "", "/quran");
  history.pushState({ idx: 2 }, "", "/schedule");
});

// The next file has the same window.
afterEach(() => history.replaceState(null, "", "/"));

test("back closes what is open, forward does nothing, and back leads on then", async () => {
  const close = vi.fn<() => void>();
  closedByBack(close);
  expect(here()).toBe("/schedule 1");
  expect([await go(-1), close.mock.calls.length]).toEqual(["/schedule 0", 1]);
  await go(1);
  await vi.waitFor(() => expect(here()).toBe("/schedule 0"));
  expect([await go(-1), close.mock.calls.length]).toEqual(["/quran 0", 1]);
});

test("closed otherwise it leaves no entry behind", async () => {
  const closed = closedByBack(() => {});
  closed();
  await vi.waitFor(() => expect(here()).toBe("/schedule 0"));
  expect(await go(-1)).toBe("/quran 0");
});

test("of two the upper one closes first", async () => {
  const closes: string[] = [];
  closedByBack(() => closes.push("lower"));
  closedByBack(() => closes.push("upper"));
  expect([await go(-1), ...closes]).toEqual(["/schedule 1", "upper"]);
  expect([await go(-1), ...closes]).toEqual(["/schedule 0", "upper", "lower"]);
});

test("two that close at once leave no entry behind, and one in place of another takes its entry", async () => {
  const both = [closedByBack(() => {}), closedByBack(() => {})];
  for (const closed of both) closed();
  const close = vi.fn<() => void>();
  closedByBack(close);
  await vi.waitFor(() => expect(here()).toBe("/schedule 1"));
  expect([await go(-1), close.mock.calls.length]).toEqual(["/schedule 0", 1]);
});

test("what it leads to takes its entry", async () => {
  const closed = closedByBack(() => {});
  history.pushState({ idx: 3 }, "", "/words");
  closed();
  expect(here()).toBe("/words 0");
  expect(await go(-1)).toBe("/schedule 0");
});

test("what became of the page's address meanwhile stays", async () => {
  closedByBack(() => {});
  history.replaceState({ idx: 2, key: "b" }, "", "/schedule?view=page");
  expect(here()).toBe("/schedule?view=page 1");
  expect(await go(-1)).toBe("/schedule?view=page 0");
  expect(history.state.key).toBe("b");
  expect(await go(-1)).toBe("/quran 0");
});

test("who is on the way to another document is not brought back", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const back = vi.spyOn(history, "back");
  const closed = closedByBack(() => {});
  closed();
  window.dispatchEvent(new Event("beforeunload"));
  vi.runAllTimers();
  expect(back).not.toHaveBeenCalled();
});
