import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compareStandings, rankStandings } from "./ranks.ts";

function standing(username: string, points: number, rest: readonly [number, string]) {
  const [versesRead, reachedAt] = rest;
  return { username, points, versesRead, reachedAt };
}

test("gives competition ranks: equal points share one, and the next is left out", () => {
  const standings = [
    standing("dina", 6, [20, "2026-01-01T10:00:00Z"]),
    standing("amin", 18, [60, "2026-01-03T10:00:00Z"]),
    standing("bilal", 12, [40, "2026-01-02T10:00:00Z"]),
    standing("chad", 12, [40, "2026-01-02T10:00:00.001Z"]),
  ];
  expect(rankStandings(standings).map(({ username, rank }) => [username, rank])).toEqual([
    ["amin", 1],
    ["bilal", 2],
    ["chad", 2],
    ["dina", 4],
  ]);
});

test("orders by points, then verses read, then who got there first", () => {
  const standings = [
    standing("later", 12, [40, "2026-01-02T10:00:00Z"]),
    standing("fewer points", 11, [99, "2026-01-01T00:00:00Z"]),
    standing("earlier", 12, [40, "2026-01-02T09:59:59.999Z"]),
    standing("more verses", 12, [41, "2026-02-01T00:00:00Z"]),
  ];
  expect(rankStandings(standings).map(({ username }) => username)).toEqual([
    "more verses",
    "earlier",
    "later",
    "fewer points",
  ]);
});

test("ranks nobody where there is nobody", () => {
  expect(rankStandings([])).toEqual([]);
});

test("a rank is one more than the members with more points", () => {
  const standings = fc.array(
    fc.record({
      points: fc.integer({ min: 0, max: 12 }),
      versesRead: fc.integer({ min: 0, max: 3 }),
      reachedAt: fc
        .date({ min: new Date(0), max: new Date(10), noInvalidDate: true })
        .map((instant) => instant.toISOString()),
    }),
  );
  fc.assert(
    fc.property(standings, (unordered) => {
      const ranked = rankStandings(unordered);
      expect(ranked).toHaveLength(unordered.length);
      for (const { rank, points } of ranked) {
        expect(rank).toBe(1 + unordered.filter((other) => other.points > points).length);
      }
      const steps = ranked
        .slice(1)
        .map((next, index) => compareStandings(ranked[index] ?? next, next));
      expect(steps.filter((step) => step > 0)).toEqual([]);
    }),
  );
});
