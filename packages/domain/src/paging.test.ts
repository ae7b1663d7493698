import { expect, test } from "vitest";
import { LongItemPaging, Paging } from "./paging.ts";

test("a page has 100 entries unless fewer are requested", () => {
  expect(Paging.parse({})).toEqual({ limit: 100 });
  expect(Paging.parse({ limit: 1, cursor: "own-7" })).toEqual({ limit: 1, cursor: "own-7" });
});

test("a larger limit is capped", () => {
  expect(Paging.parse({ limit: 101 })).toEqual({ limit: 100 });
});

test("a page of groups has 30 at most", () => {
  expect(LongItemPaging.parse({})).toEqual({ limit: 30 });
  expect(LongItemPaging.parse({ limit: 31 })).toEqual({ limit: 30 });
  expect(LongItemPaging.parse({ limit: 2 })).toEqual({ limit: 2 });
});

test.each([0, -1, 1.5, "10"])("a limit of %j is refused", (limit) => {
  expect(Paging.safeParse({ limit }).error?.issues[0]?.message).toBe(
    "The limit must be a whole number from 1.",
  );
});
