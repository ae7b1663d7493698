import { afterEach, beforeEach, expect, vi } from "vitest";

const METHODS = ["debug", "info", "log", "warn", "error"] as const;

// Tests that expect output spy on the console; any other output fails.
let calls: unknown[][] = [];

beforeEach(() => {
  calls = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      calls.push([method, ...words]);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(calls, "unexpected console output").toEqual([]);
});
