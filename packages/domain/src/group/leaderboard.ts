import { z } from "zod";
import { Id } from "../fields/id.ts";
import { listPageOf } from "../paging.ts";
import { PlanDay } from "../reading.ts";

/**
 * A row of the leaderboard: `currentDay` is the highest of the sorted `completedDays`, `streak` ends today or
 * yesterday; equal points share a `rank` (1, 2, 2, 4).
 */
export const LeaderboardEntry = z.object({
  id: Id,
  user: z.object({ id: Id, username: z.string() }),
  currentDay: PlanDay,
  streak: z.int().min(0),
  totalVersesRead: z.int().min(0),
  completedDays: z.array(PlanDay).min(1),
  points: z.int().min(0),
  rank: z.int().min(1),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

/** The caller's points and number of completed days in one cycle. */
export const OwnStanding = z.object({
  groupId: Id,
  groupName: z.string(),
  cycleId: Id,
  cycleName: z.string(),
  points: z.int().min(0),
  daysCompleted: z.int().min(1),
});
export type OwnStanding = z.infer<typeof OwnStanding>;

/** A list page of a cycle's leaderboard, with the caller's `own` row once a day is completed. */
export const Leaderboard = listPageOf(LeaderboardEntry).extend({
  own: LeaderboardEntry.optional(),
});
export type Leaderboard = z.infer<typeof Leaderboard>;
