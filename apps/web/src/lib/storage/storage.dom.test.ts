import { expect, test, vi } from "vitest";
import { oneOf, readStored, storedValue } from "./storage.ts";

const size = () => storedValue("size", "medium", oneOf(["small", "medium"]));

test("a stored value is read back, by this page and the next", () => {
  size().set("small");
  expect(size().get()).toBe("small");
  expect(window.localStorage.getItem("daily-quran:size")).toBe('"small"');
  expect(readStored("size")).toBe("small");
});

test.each(["", "small", "{", "null", '"huge"', "[1]"])(
  "%j in the storage gives the fallback",
  (text) => {
    window.localStorage.setItem("daily-quran:size", text);
    expect(size().get()).toBe("medium");
  },
);

test("an object stays the same object while its text does", () => {
  window.localStorage.setItem("daily-quran:map", '{"0":"eng"}');
  const map = storedValue<object>("map", {}, (value) => value as object);
  expect(map.get()).toBe(map.get());
});

test("where storage is full the value lives as long as the page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const value = size();
  value.set("small");
  expect(value.get()).toBe("small");
});

test("where storage is blocked it does so too", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const value = size();
  expect(value.get()).toBe("medium");
  value.set("small");
  expect(value.get()).toBe("small");
});

test("listeners are called for changes of this page and other tabs, until they unsubscribe", () => {
  const value = size();
  const heard: string[] = [];
  const leave = value.subscribe(() => heard.push(value.get()));
  value.set("small");
  window.localStorage.setItem("daily-quran:size", '"medium"');
  window.dispatchEvent(new StorageEvent("storage", { key: "daily-quran:size" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "daily-quran:other" }));
  leave();
  value.set("small");
  expect(heard).toEqual(["small", "medium"]);
});
