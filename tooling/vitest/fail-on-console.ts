import { afterEach, beforeEach, expect, vi } from "vitest";

const METHODS = ["debug", "info", "log", "warn", "error"] as const;

// Tests that expect output spy on the console; any other output fails.
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
