import { BlockedGroup, JoinSettings, ShownJoinSettings } from "@daily-quran/domain/group/joining";
import { Id } from "@daily-quran/domain/fields/id";
import { z } from "zod";
import { authedProcedure, router } from "../../request/procedure.ts";
import { deleteBlock, findJoinSettings, listBlocksOf, updateOnlyJoins } from "./joining.sql.ts";

/** How the signed-in user gets into groups, and which of them may not add them. */
export const joiningRouter = router({
  settings: authedProcedure({ scope: "read", cost: "database" })
    .output(ShownJoinSettings)
    .query(({ ctx }) => findJoinSettings(ctx.sql, ctx.user.id)),
  change: authedProcedure({ scope: "write", cost: "database" })
    .input(JoinSettings)
    .output(ShownJoinSettings)
    .mutation(async ({ ctx, input }) => {
      await updateOnlyJoins(ctx.sql, ctx.user.id, input.onlyJoins);
      return { ...input, isAsked: false };
    }),
  blocked: authedProcedure({ scope: "read", cost: "database" })
    .output(z.array(BlockedGroup))
    .query(({ ctx }) => listBlocksOf(ctx.sql, ctx.user.id)),
  unblock: authedProcedure({ scope: "write", cost: "database" })
    .input(z.object({ groupId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => deleteBlock(ctx.sql, ctx.user.id, input.groupId)),
});
