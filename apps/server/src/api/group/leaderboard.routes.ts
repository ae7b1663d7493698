import * as apiPaths from "@daily-quran/domain/api-paths";
import { LeaderboardEntry } from "@daily-quran/domain/group/leaderboard";
import { Paging } from "@daily-quran/domain/paging";
import { pagedRoute, procedureRoute } from "../route/declare-route.ts";
import { described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";
import { pagingQuery } from "../route/route-params.ts";

const standingExample: LeaderboardEntry = {
  id: 1,
  user: { id: 1, username: "amina" },
  currentDay: 3,
  streak: 2,
  totalVersesRead: 54,
  completedDays: [2, 3],
  points: 12,
  rank: 1,
};

/** The leaderboards of cycles. */
export const leaderboardRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.cycleLeaderboard,
    operationId: "getLeaderboard",
    summary: "How the members of a cycle stand",
    description:
      "By points, then verses read, then who got there first; equal points share a rank (1, 2, 2, 4). One entry for each member with at least one completed day. A day is completed by its quiz.",
    query: pagingQuery(Paging),
    item: LeaderboardEntry,
    example: [standingExample],
    errors: ["LEADERBOARD_DISABLED", "CYCLE_NOT_FOUND"],
    procedure: "leaderboard.get",
  }),
  procedureRoute({
    path: apiPaths.ownStanding,
    operationId: "getOwnLeaderboardEntry",
    summary: "How the caller stands in a cycle",
    description:
      "The caller's own entry of the leaderboard, wherever in it that is; 404 NO_STANDING before the first completed day.",
    example: standingExample,
    errors: ["LEADERBOARD_DISABLED", "CYCLE_NOT_FOUND", "NO_STANDING"],
    procedure: "leaderboard.own",
  }),
];

export const leaderboardTexts: SchemaTexts = {
  output: {
    LeaderboardEntry: described(LeaderboardEntry, "A row of a cycle's leaderboard.", {
      id: "The ID of the membership.",
      user: "Whose row it is.",
      "user.id": "The user's ID.",
      "user.username": "The username.",
      currentDay: "The highest completed day.",
      streak: "Completed days in a row, up to today or yesterday.",
      totalVersesRead: "How many verses the completed days read.",
      completedDays: "The completed days of the plan, in order.",
      points: "All points.",
      rank: "The rank; equal points share one (1, 2, 2, 4).",
    }),
  },
};
