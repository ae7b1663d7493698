import { afterEach, beforeEach, expect, vi } from "vitest";

const METHODS = ["debug", "info", "log", "warn", "error"] as const;

// A test that expects output spies on the console itself; whatever else is said there is a fault.
let said: unknown[][] = [];

beforeEach(() => {
  said = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      said.push([method, ...words]);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(said, "unexpected console output").toEqual([]);
});
