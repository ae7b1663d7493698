import { Id } from "@daily-quran/domain/id";
import { Leaderboard } from "@daily-quran/domain/leaderboard";
import { Paging } from "@daily-quran/domain/paging";
import { authedProcedure, router } from "../../request/procedure.ts";
import { actorOf } from "../../request/actor.ts";
import { getLeaderboard } from "./get-leaderboard.ts";

export const leaderboardRouter = router({
  get: authedProcedure
    .input(Paging.extend({ cycleId: Id }))
    .output(Leaderboard)
    .query(({ ctx, input }) => getLeaderboard(ctx.sql, actorOf(ctx), input)),
});
