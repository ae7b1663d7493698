import { Group } from "@daily-quran/domain/group/group";
import { Id } from "@daily-quran/domain/fields/id";
import {
  CreateInviteInput,
  Invite,
  InvitePreview,
  InviteToken,
  NewInvite,
} from "@daily-quran/domain/group/invite";
import { z } from "zod";
import { DomainError } from "@daily-quran/domain/errors";
import { authedProcedure, openProcedure, router } from "../../request/procedure.ts";
import { type Actor, actorOf } from "../../request/actor.ts";
import { limitedProcedure } from "../limit/limited-procedure.ts";
import { createInvite } from "./create-invite.ts";
import { listInvites } from "./list-invites.ts";
import type { User } from "@daily-quran/domain/account/user";
import { introduceGroup } from "../group/introduce-group.ts";
import type { Sql } from "../../db/client.ts";
import { becomeMember } from "../group/join-group.ts";
import { refuseRemoved } from "../group/member/refuse-removed.ts";
import { lockFoundGroup, lockSeenGroup, onGroup, isMemberOf } from "../group-access/access.ts";
import { liveInvite } from "./live-invite.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import { permit } from "../group-access/permissions.ts";
import { updateRevokedInvite } from "./invite.sql.ts";

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

/**
 * Joins the group of an invite link; for a member nothing changes. Throws REMOVED_FROM_GROUP for one whom
 * it has removed since the invite was made.
 */
async function acceptInvite(sql: Sql, actor: Actor, token: string): Promise<Group> {
  const seen = await liveInvite(sql, token, actor.now);
  return await onGroup(sql, seen.groupId).begin(async (sql) => {
    await lockFoundGroup(sql, seen.groupId);
    // Checked again under the lock: the invite may have been revoked meanwhile.
    const { groupId, createdAt: invitedAt } = await liveInvite(sql, token, actor.now);
    await refuseRemoved(sql, { groupId, userId: actor.userId, invitedAt });
    return await becomeMember(sql, actor, groupId);
  });
}

/** Revokes an invite link. */
async function revokeInvite(
  sql: Sql,
  actor: Actor,
  { groupId, inviteId }: { groupId: number; inviteId: number },
): Promise<void> {
  await onGroup(sql, groupId).begin(async (sql) => {
    const { caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("revokeInvite", caller);
    const now = new Date(actor.now).toISOString();
    if (!(await updateRevokedInvite(sql, { groupId, inviteId, now })))
      throw new DomainError("INVITE_NOT_FOUND");
    await recordGroupEvent(sql, actor, { groupId, kind: "inviteRevoked" });
  });
}

interface Viewer {
  /** Null for a visitor. */
  readonly user: User | null;
  /** In epoch milliseconds. */
  readonly now: number;
}

/** The group's summary for anyone with the link; who is a member of it is told its ID. */
async function previewInvite(
  sql: Sql,
  { user, now }: Viewer,
  token: string,
): Promise<InvitePreview> {
  const { groupId, invitedBy, expiresAt } = await liveInvite(sql, token, now);
  const group = await introduceGroup(sql, groupId);
  if (!group) throw new DomainError("INVITE_NOT_FOUND");
  const isMember = user !== null && (await isMemberOf(sql, groupId, user.id));
  return {
    ...(isMember && { groupId }),
    ...(invitedBy !== null && { invitedBy }),
    ...group,
    expiresAt,
  };
}
