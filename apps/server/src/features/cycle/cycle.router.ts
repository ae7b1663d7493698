import { Cycle, StartCycleInput } from "@daily-quran/domain/cycle";
import { Id } from "@daily-quran/domain/id";
import { listPageOf, Paging } from "@daily-quran/domain/paging";
import { z } from "zod";
import { authedProcedure, router } from "../../request/procedure.ts";
import { actorOf } from "../../request/actor.ts";
import { limitedProcedure } from "../limit/limited-procedure.ts";
import { listCycles } from "./list-cycles.ts";
import { removeCycle } from "./remove-cycle.ts";
import { startCycle } from "./start-cycle.ts";

export const cycleRouter = router({
  list: authedProcedure({ scope: "read", cost: "database" })
    .input(Paging.extend({ groupId: Id }))
    .output(listPageOf(Cycle))
    .query(({ ctx, input }) => listCycles(ctx.sql, actorOf(ctx), input)),
  start: limitedProcedure("cycle", { scope: "groups", cost: "database" })
    .input(StartCycleInput.extend({ groupId: Id }))
    .output(Cycle)
    .mutation(async ({ ctx, input }) => {
      const { made, isRepeat } = await startCycle(ctx.sql, actorOf(ctx), input);
      if (isRepeat) ctx.leaveUncounted();
      return made;
    }),
  remove: authedProcedure({ scope: "groups", cost: "database" })
    .input(z.object({ cycleId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => removeCycle(ctx.sql, actorOf(ctx), input.cycleId)),
});
