import { CheckInInput, CheckIns, CheckInSettings } from "@daily-quran/domain/group/check-in";
import { Id } from "@daily-quran/domain/fields/id";
import { PlanDay } from "@daily-quran/domain/reading";
import { z } from "zod";
import { actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import { findShowName, updateShowName } from "./check-in.sql.ts";
import { checkIn, getCheckIns, undoCheckIn } from "./check-ins.ts";

const OfCycle = z.object({ cycleId: Id });

/** Who has read a cycle's day. */
export const checkInRouter = router({
  get: authedProcedure({ scope: "read", cost: "database" })
    .input(OfCycle.extend({ day: PlanDay.optional() }))
    .output(CheckIns)
    .query(({ ctx, input }) => getCheckIns(ctx.sql, actorOf(ctx), input)),
  add: authedProcedure({ scope: "write", cost: "database" })
    .input(OfCycle.extend(CheckInInput.shape))
    .output(CheckIns)
    .mutation(({ ctx, input }) => checkIn(ctx.sql, actorOf(ctx), input)),
  undo: authedProcedure({ scope: "write", cost: "database" })
    .input(OfCycle.extend(CheckInInput.shape))
    .output(z.void())
    .mutation(({ ctx, input }) => undoCheckIn(ctx.sql, actorOf(ctx), input)),
  settings: authedProcedure({ scope: "read", cost: "database" })
    .output(CheckInSettings)
    .query(async ({ ctx }) => ({ showName: await findShowName(ctx.sql, ctx.user.id) })),
  changeSettings: authedProcedure({ scope: "write", cost: "database" })
    .input(CheckInSettings)
    .output(CheckInSettings)
    .mutation(async ({ ctx, input }) => {
      await updateShowName(ctx.sql, ctx.user.id, input.showName);
      return input;
    }),
});
