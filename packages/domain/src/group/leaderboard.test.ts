import { expect, test } from "vitest";
import { Leaderboard, LeaderboardEntry } from "./leaderboard.ts";

const ENTRY = {
  id: 4,
  user: { id: 7, username: "amina" },
  currentDay: 3,
  streak: 2,
  totalVersesRead: 51,
  completedDays: [2, 3],
  points: 9,
  rank: 1,
};

test("an entry has what the specification names, and the points and the rank", () => {
  expect(LeaderboardEntry.parse(ENTRY)).toEqual(ENTRY);
});

test.each([
  { completedDays: [] },
  { completedDays: [0] },
  { completedDays: [301] },
  { rank: 0 },
  { streak: -1 },
])("no member is listed with %j", (part) => {
  expect(LeaderboardEntry.safeParse({ ...ENTRY, ...part }).success).toBe(false);
});

test("a page may lack the caller's own entry", () => {
  expect(Leaderboard.parse({ items: [ENTRY], total: 1 })).toEqual({ items: [ENTRY], total: 1 });
  expect(Leaderboard.parse({ items: [], total: 1, own: ENTRY }).own).toEqual(ENTRY);
});
