import { Id } from "@daily-quran/domain/fields/id";
import {
  type Leaderboard,
  LeaderboardEntry,
  OwnStanding,
} from "@daily-quran/domain/group/leaderboard";
import { Paging } from "@daily-quran/domain/paging";
import { authedProcedure, router } from "../../request/procedure.ts";
import { actorOf } from "../../request/actor.ts";
import { z } from "zod";
import { getLeaderboard, getOwnEntry } from "./get-leaderboard.ts";
import { listStandingsOf } from "./leaderboard.sql.ts";

// No `output`: `entryOfStanding` makes every field, and checking 100 rows of up to 300 days took as long as
// all the rest.
export const leaderboardRouter = router({
  get: authedProcedure({ scope: "read", cost: "database", mayLag: true })
    .input(Paging.extend({ cycleId: Id }))
    .query(({ ctx, input }): Promise<Leaderboard> => getLeaderboard(ctx.sql, actorOf(ctx), input)),
  own: authedProcedure({ scope: "read", cost: "database", mayLag: true })
    .input(z.object({ cycleId: Id }))
    .output(LeaderboardEntry)
    .query(({ ctx, input }) => getOwnEntry(ctx.sql, actorOf(ctx), input.cycleId)),
  mine: authedProcedure({ scope: "read", cost: "database", mayLag: true })
    .output(z.array(OwnStanding))
    .query(({ ctx }) => listStandingsOf(ctx.sql, ctx.user.id)),
});
