import { AddMemberInput, ChangeRoleInput, Member } from "@daily-quran/domain/group";
import { Id } from "@daily-quran/domain/id";
import { listPageOf, Paging } from "@daily-quran/domain/paging";
import { z } from "zod";
import { authedProcedure, router } from "../../../request/procedure.ts";
import { actorOf } from "../../../request/actor.ts";
import { limitedProcedure } from "../../limit/limited-procedure.ts";
import { addMember } from "./add-member.ts";
import { changeRole } from "./change-role.ts";
import { listMembers } from "./list-members.ts";
import { removeMember } from "./remove-member.ts";

const GroupInput = z.object({ groupId: Id });
const MemberInput = GroupInput.extend({ userId: Id });

export const memberRouter = router({
  list: authedProcedure({ scope: "read", cost: "database" })
    .input(Paging.extend(GroupInput.shape))
    .output(listPageOf(Member))
    .query(({ ctx, input }) => listMembers(ctx.sql, actorOf(ctx), input)),
  add: limitedProcedure("member", { scope: "groups", cost: "database" })
    .input(AddMemberInput.safeExtend(GroupInput.shape))
    .output(Member)
    .mutation(({ ctx, input }) => addMember(ctx.sql, actorOf(ctx), input)),
  changeRole: authedProcedure({ scope: "groups", cost: "database" })
    .input(ChangeRoleInput.extend(MemberInput.shape))
    .output(Member)
    .mutation(({ ctx, input }) => changeRole(ctx.sql, actorOf(ctx), input)),
  remove: authedProcedure({ scope: "groups", cost: "database" })
    .input(MemberInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeMember(ctx.sql, actorOf(ctx), input)),
});
