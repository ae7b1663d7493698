import { expect, test } from "vitest";
import { requestIds } from "./request-ids.ts";

test("counts the requests of a process, and names the process", () => {
  const [first, second, ...later] = Array.from({ length: 36 }, requestIds());
  expect(first).toMatch(/^[0-9a-f]{10}-1$/);
  expect(second).toBe(first?.replace("-1", "-2"));
  expect(later.at(-1)).toBe(first?.replace("-1", "-10"));
  expect(requestIds()()).not.toBe(first);
});
