import { CreatorAbsence } from "@daily-quran/domain/group/claim";
import { Id } from "@daily-quran/domain/fields/id";
import { z } from "zod";
import { actorOf } from "../../../request/actor.ts";
import { authedProcedure, router } from "../../../request/procedure.ts";
import { askForGroup, creatorAbsence } from "./ask-for-group.ts";
import { endClaim } from "./end-claim.ts";

const GroupInput = z.object({ groupId: Id });

/** A creator who is away, and the admin who asks for the group. */
export const claimRouter = router({
  get: authedProcedure({ scope: "read", cost: "database" })
    .input(GroupInput)
    .output(CreatorAbsence)
    .query(({ ctx, input }) => creatorAbsence(ctx.sql, actorOf(ctx), input.groupId)),
  ask: authedProcedure({ scope: "groups", cost: "database" })
    .input(GroupInput)
    .output(CreatorAbsence)
    .mutation(({ ctx, input }) => askForGroup(ctx.sql, actorOf(ctx), input.groupId)),
  end: authedProcedure({ scope: "groups", cost: "database" })
    .input(GroupInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endClaim(ctx.sql, actorOf(ctx), input.groupId)),
});
