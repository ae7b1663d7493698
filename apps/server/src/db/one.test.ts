import { expect, it } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { one } from "./one.ts";

const sql = useDatabase();

it("returns the row of a statement that has exactly one", async () => {
  expect(await one(sql`select 1 as n`)).toEqual({ n: 1 });
  expect(await one(() => sql`select 2 as n`)).toEqual({ n: 2 });
});

it("fails for another number of rows", async () => {
  await expect(one(sql`select where false`)).rejects.toThrow("returned 0");
  await expect(one(() => sql`select generate_series(1, 2)`)).rejects.toThrow("returned 2");
});

it("sends a read twice, and a write once", async () => {
  const withHoles: { n: number }[] = Array(2);
  const answers = [withHoles, [{ n: 1 }]];
  expect(await one(() => Promise.resolve(answers.shift() ?? []))).toEqual({ n: 1 });
  await expect(one(Promise.resolve(withHoles))).rejects.toThrow("returned 2");
});
