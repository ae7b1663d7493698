import { GroupEvent } from "@daily-quran/domain/group-event";
import { Id } from "@daily-quran/domain/id";
import { listPageOf, Paging } from "@daily-quran/domain/paging";
import { actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import { listGroupEvents } from "./list-group-events.ts";

export const groupEventRouter = router({
  list: authedProcedure({ scope: "read", cost: "database" })
    .input(Paging.extend({ groupId: Id }))
    .output(listPageOf(GroupEvent))
    .query(({ ctx, input }) => listGroupEvents(ctx.sql, actorOf(ctx), input)),
});
