import { DomainError } from "@daily-quran/domain/errors";
import { listPageOf, LongItemPaging } from "@daily-quran/domain/paging";
import { OwnPlan, KeptPlan, ProgressId } from "@daily-quran/domain/progress/progress";
import { z } from "zod";
import { actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import { findItem } from "./item.sql.ts";
import { storedOf, listOwn, removeOwn, setOwn } from "./progress-items.ts";

const Named = z.object({ id: ProgressId });

/** The plans of their own of the signed-in user. */
export const planRouter = router({
  list: authedProcedure({ scope: "read", cost: "database" })
    .input(LongItemPaging)
    .output(listPageOf(KeptPlan))
    .query(({ ctx, input }) => listOwn<OwnPlan>(ctx.sql, actorOf(ctx), { kind: "plan", ...input })),
  get: authedProcedure({ scope: "read", cost: "database" })
    .input(Named)
    .output(KeptPlan)
    .query(async ({ ctx, input: { id } }) => {
      const found = await findItem(ctx.sql, { userId: ctx.user.id, kind: "plan", id });
      if (!found) throw new DomainError("PLAN_NOT_FOUND");
      return storedOf<OwnPlan>(found);
    }),
  set: authedProcedure({ scope: "write", cost: "database" })
    .input(OwnPlan.extend({ id: ProgressId }))
    .output(KeptPlan)
    .mutation(({ ctx, input: { id, ...value } }) =>
      setOwn(ctx.sql, actorOf(ctx), { kind: "plan", id, value }),
    ),
  remove: authedProcedure({ scope: "write", cost: "database" })
    .input(Named)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      await removeOwn(ctx.sql, actorOf(ctx), { kind: "plan", id });
      await removeOwn(ctx.sql, actorOf(ctx), { kind: "position", id });
    }),
});
