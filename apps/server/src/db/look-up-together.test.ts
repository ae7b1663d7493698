import { expect, test } from "vitest";
import { lookUpTogether } from "./look-up-together.ts";

/** A look-up of every key but "unknown" that notes the keys of each query. */
function noted(most: number) {
  const asked: (readonly string[])[] = [];
  const find = lookUpTogether(async (keys) => {
    asked.push(keys);
    if (keys.includes("broken")) throw new Error("no database");
    return new Map(keys.filter((key) => key !== "unknown").map((key) => [key, `found ${key}`]));
  }, most);
  return { asked, find };
}

test("what is asked for in one turn is one query, and everybody gets their own", async () => {
  const { asked, find } = noted(10);
  const found = await Promise.all([find("a"), find("b"), find("unknown"), find("a")]);
  expect(found).toEqual(["found a", "found b", undefined, "found a"]);
  expect(asked).toEqual([["a", "b", "unknown"]]);
});

test("what is asked for after that is found anew", async () => {
  const { asked, find } = noted(10);
  await find("a");
  await find("a");
  expect(asked).toEqual([["a"], ["a"]]);
});

test("one query has a limited number of keys", async () => {
  const { asked, find } = noted(2);
  await Promise.all(["a", "b", "c", "d", "e"].map(find));
  expect(asked).toEqual([["a", "b"], ["c", "d"], ["e"]]);
});

test("a query that fails fails those who asked for it, and nobody later", async () => {
  const { find } = noted(10);
  const results = await Promise.allSettled([find("a"), find("broken")]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await find("a")).toBe("found a");
});
