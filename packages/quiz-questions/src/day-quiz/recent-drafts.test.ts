import { expect, test } from "vitest";
import { BANK, CORPUS, PLAN, READINGS } from "../../test/real-quran.ts";
import { recentDrafts } from "./recent-drafts.ts";

const drafts = recentDrafts((of) => ({ of }));
const one = { corpus: CORPUS, plan: PLAN, bank: BANK, cycleId: 1, day: 1 };

test("the last four days are kept, of the same sources and cycle alone", () => {
  const first = drafts(one);
  expect(drafts({ ...one })).toBe(first);
  const others = [
    { ...one, cycleId: 2 },
    { ...one, day: 2 },
    { ...one, bank: { ...BANK } },
    { ...one, plan: (day: number) => READINGS[day] },
  ];
  const [second] = others.map((other) => {
    expect(drafts(other)).toEqual({ of: other });
    return drafts(other);
  });
  expect(drafts({ ...one, cycleId: 2 })).toBe(second);
  expect(drafts(one)).not.toBe(first);
});
