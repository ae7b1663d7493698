import { expect, test, vi } from "vitest";
import { createListeners, createStore } from "./store.ts";

test("the source starts with the first listener and stops with the last, each time", () => {
  const log: string[] = [];
  const { subscribe, notify } = createListeners(() => {
    log.push("start");
    return () => log.push("stop");
  });
  const leaveOne = subscribe(() => log.push("one"));
  const leaveOther = subscribe(() => log.push("other"));
  notify();
  leaveOne();
  leaveOne();
  notify();
  leaveOther();
  notify();
  subscribe(() => log.push("again"));
  notify();
  expect(log).toEqual(["start", "one", "other", "other", "stop", "start", "again"]);
});

test("a store notifies of a changed value only", () => {
  const store = createStore("one");
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.set("one");
  expect(listener).not.toHaveBeenCalled();
  store.set("two");
  expect([listener.mock.calls.length, store.get()]).toEqual([1, "two"]);
  leave();
  store.set("three");
  expect([listener.mock.calls.length, store.get()]).toEqual([1, "three"]);
});
