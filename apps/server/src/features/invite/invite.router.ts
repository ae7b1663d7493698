import { Group } from "@daily-quran/domain/group";
import { Id } from "@daily-quran/domain/id";
import {
  CreateInviteInput,
  Invite,
  InvitePreview,
  InviteToken,
  NewInvite,
} from "@daily-quran/domain/invite";
import { z } from "zod";
import { authedProcedure, openProcedure, router } from "../../request/procedure.ts";
import { actorOf } from "../../request/actor.ts";
import { limitedProcedure } from "../limit/limited-procedure.ts";
import { acceptInvite } from "./accept-invite.ts";
import { createInvite } from "./create-invite.ts";
import { listInvites } from "./list-invites.ts";
import { previewInvite } from "./preview-invite.ts";
import { revokeInvite } from "./revoke-invite.ts";

const GroupInput = z.object({ groupId: Id });
const TokenInput = z.object({ token: InviteToken });

export const inviteRouter = router({
  list: authedProcedure({ scope: "read", cost: "database" })
    .input(GroupInput)
    .output(z.array(Invite))
    .query(({ ctx, input }) => listInvites(ctx.sql, actorOf(ctx), input.groupId)),
  create: limitedProcedure("invite", { scope: "groups", cost: "database" })
    .input(CreateInviteInput.extend(GroupInput.shape))
    .output(NewInvite)
    .mutation(async ({ ctx, input }) => {
      const actor = { ...actorOf(ctx), publicUrl: ctx.publicUrl };
      const { made, isRepeat } = await createInvite(ctx.sql, actor, input);
      if (isRepeat) ctx.leaveUncounted();
      return made;
    }),
  revoke: authedProcedure({ scope: "groups", cost: "database" })
    .input(GroupInput.extend({ inviteId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => revokeInvite(ctx.sql, actorOf(ctx), input)),
  preview: openProcedure({ cost: "database" })
    .input(TokenInput)
    .output(InvitePreview)
    .query(({ ctx, input }) =>
      previewInvite(ctx.sql, { user: ctx.user, now: ctx.now() }, input.token),
    ),
  accept: authedProcedure({ scope: "groups", cost: "database" })
    .input(TokenInput)
    .output(Group)
    .mutation(({ ctx, input }) => acceptInvite(ctx.sql, actorOf(ctx), input.token)),
});
