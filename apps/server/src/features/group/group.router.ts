import {
  CreateGroupInput,
  Group,
  HandOverInput,
  UpdateGroupInput,
} from "@daily-quran/domain/group";
import { Id } from "@daily-quran/domain/id";
import { LeaveGroupInput } from "@daily-quran/domain/joining";
import { LongItemPaging, listPageOf } from "@daily-quran/domain/paging";
import { z } from "zod";
import { authedProcedure, router } from "../../request/procedure.ts";
import { actorOf } from "../../request/actor.ts";
import { limitedProcedure } from "../limit/limited-procedure.ts";
import { createGroup } from "./create-group.ts";
import { deleteGroup } from "./delete-group.ts";
import { describeGroup } from "./group-details.ts";
import type { GroupPage } from "./group.sql.ts";
import { handOverGroup } from "./hand-over-group.ts";
import { joinGroup } from "./join-group.ts";
import { leaveGroup } from "./leave-group.ts";
import { firstGroupsBeside, listGroups } from "./list-groups.ts";
import { updateGroup } from "./update-group.ts";

const GroupInput = z.object({ groupId: Id });

export const groupRouter = router({
  list: authedProcedure({ scope: "read", cost: "database" })
    .input(LongItemPaging)
    .output(listPageOf(Group))
    .query(({ ctx, input }) => {
      const firstPage = ctx.beside?.get(firstGroupsBeside) as GroupPage | undefined;
      return listGroups(ctx.sql, actorOf(ctx), { ...input, firstPage });
    }),
  byId: authedProcedure({ scope: "read", cost: "database" })
    .input(GroupInput)
    .output(Group)
    .query(({ ctx, input }) => describeGroup(ctx.sql, actorOf(ctx), input.groupId)),
  create: limitedProcedure("group", { scope: "groups", cost: "database" })
    .input(CreateGroupInput)
    .output(Group)
    .mutation(async ({ ctx, input }) => {
      const { made, isRepeat } = await createGroup(ctx.sql, actorOf(ctx), input);
      if (isRepeat) ctx.leaveUncounted();
      return made;
    }),
  update: authedProcedure({ scope: "groups", cost: "database" })
    .input(UpdateGroupInput.extend(GroupInput.shape))
    .output(Group)
    .mutation(({ ctx, input }) => updateGroup(ctx.sql, actorOf(ctx), input)),
  delete: authedProcedure({ scope: "groups", cost: "database" })
    .input(GroupInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteGroup(ctx.sql, actorOf(ctx), input.groupId)),
  join: authedProcedure({ scope: "groups", cost: "database" })
    .input(GroupInput)
    .output(Group)
    .mutation(({ ctx, input }) => joinGroup(ctx.sql, actorOf(ctx), input.groupId)),
  leave: authedProcedure({ scope: "groups", cost: "database" })
    .input(LeaveGroupInput.extend(GroupInput.shape))
    .output(z.void())
    .mutation(({ ctx, input }) => leaveGroup(ctx.sql, actorOf(ctx), input)),
  handOver: authedProcedure({ scope: "groups", cost: "database" })
    .input(HandOverInput.extend(GroupInput.shape))
    .output(Group)
    .mutation(({ ctx, input }) => handOverGroup(ctx.sql, actorOf(ctx), input)),
});
