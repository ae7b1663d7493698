import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ["slow-2g", 0.2],
  ["2g", 0.2],
  ["3g", 1],
  [undefined, 1],
])("where the browser reports %s a copy is shown after %s s", async (effectiveType, seconds) => {
  vi.stubGlobal("navigator", { connection: effectiveType && { effectiveType } });
  const { networkTimeoutSeconds } = await import("./connection.ts");
  expect(networkTimeoutSeconds).toBe(seconds);
});
