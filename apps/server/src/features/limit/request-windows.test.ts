import { expect, test } from "vitest";
import { requestWindows } from "./request-windows.ts";

test("a client has so many requests in a window, and all of them again after it", () => {
  const limits = requestWindows<number>({ requests: 2, seconds: 60 });
  expect(limits.count(1, 0)).toEqual({ remaining: 1, resetSeconds: 60 });
  expect(limits.count(1, 30_500)).toEqual({ remaining: 0, resetSeconds: 30 });
  expect(() => limits.count(1, 59_999)).toThrow(
    expect.objectContaining({ code: "TOO_MANY_REQUESTS", retryAfter: 1 }),
  );
  expect(limits.count(2, 59_999)).toEqual({ remaining: 1, resetSeconds: 60 });
  expect(limits.count(1, 60_000)).toEqual({ remaining: 1, resetSeconds: 60 });
});

test("a clock that is set back begins a new window", () => {
  const limits = requestWindows<number>({ requests: 1, seconds: 60 });
  limits.count(1, 86_400_000);
  expect(limits.count(1, 0)).toEqual({ remaining: 0, resetSeconds: 60 });
});
