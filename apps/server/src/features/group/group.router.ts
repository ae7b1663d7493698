import {
  CreateGroupInput,
  Group,
  HandOverInput,
  Role,
  UpdateGroupInput,
} from "@daily-quran/domain/group/group";
import { DomainError } from "@daily-quran/domain/errors";
import { Id } from "@daily-quran/domain/fields/id";
import { LeaveGroupInput } from "@daily-quran/domain/group/joining";
import { listPageOf, LongItemPaging } from "@daily-quran/domain/paging";
import { z } from "zod";
import { authedProcedure, router } from "../../request/procedure.ts";
import { type Actor, actorOf } from "../../request/actor.ts";
import { limitedProcedure } from "../limit/limited-procedure.ts";
import { createGroup } from "./create-group.ts";
import { describeGroup } from "./group-details.ts";
import { deleteGroupRow, type GroupPage, updateCreator, updateGroupRow } from "./group.sql.ts";
import { joinGroup } from "./join-group.ts";
import { firstGroupsBeside, listGroups } from "./list-groups.ts";
import type { Sql } from "../../db/client.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import { groupNotice, leftNotice } from "../notification/notices.ts";
import { notifyMembers, notifyUser } from "../notification/notify.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import { permit, permitOn } from "../group-access/permissions.ts";
import { type GroupHappening, recordGroupEvent } from "../group-event/record-group-event.ts";
import { requireMember } from "./member/require-member.ts";
import { insertBlock } from "./joining.sql.ts";
import { deleteMember, findMember } from "./member/member.sql.ts";

interface Shown extends Pick<Group, "name" | "isPrivate"> {
  readonly description?: string | null | undefined;
}

const GroupInput = z.object({ groupId: Id });

export const groupRouter = router({
  list: authedProcedure({ scope: "read", cost: "database", mayLag: true })
    .input(LongItemPaging)
    .output(listPageOf(Group))
    .query(({ ctx, input }) => {
      const firstPage = ctx.beside?.get(firstGroupsBeside) as GroupPage | undefined;
      return listGroups(ctx.sql, actorOf(ctx), { ...input, firstPage });
    }),
  byId: authedProcedure({ scope: "read", cost: "database", mayLag: true })
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

/** Deletes a group with its members, invites and cycles, and tells the other members. */
async function deleteGroup(sql: Sql, { userId, now }: Actor, groupId: number): Promise<void> {
  await onGroup(withLongTimeout(sql), groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, userId);
    permit("deleteGroup", caller);
    const notice = leftNotice("deleted", group);
    await notifyMembers(sql, now, { groupId, roles: Role.options, except: userId, notice });
    await deleteGroupRow(sql, groupId);
  });
}

/** Ends the actor's membership; with `block` the group can't add them again. */
async function leaveGroup(
  sql: Sql,
  { userId, now }: Actor,
  { groupId, block }: LeaveGroupInput & { groupId: number },
): Promise<void> {
  await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, userId);
    permit("leaveGroup", caller);
    const member = await findMember(sql, groupId, userId);
    if (!member) throw new DomainError("MEMBER_NOT_FOUND");
    await deleteMember(sql, member.id);
    await recordGroupEvent(sql, { userId, now }, { groupId, kind: "memberLeft" });
    if (!block) return;
    const blockedAt = new Date(now).toISOString();
    await insertBlock(sql, { userId, groupId, groupName: group.name, blockedAt });
  });
}

/** Changes what is given of a group's name, description and privacy. */
async function updateGroup(
  sql: Sql,
  actor: Actor,
  { groupId, ...changes }: UpdateGroupInput & { groupId: number },
): Promise<Group> {
  return await onGroup(sql, groupId).begin(async (sql) => {
    const { group: before, caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("updateGroup", caller);
    await updateGroupRow(sql, groupId, changes);
    const group = await describeGroup(sql, actor, groupId);
    for (const change of changesOf(before, group))
      await recordGroupEvent(sql, actor, { groupId, ...change });
    return group;
  });
}

/** What really changed: a form sends all that it shows. */
function changesOf(before: Shown, after: Shown): Omit<GroupHappening, "groupId">[] {
  const changes: Omit<GroupHappening, "groupId">[] = [];
  if (after.name !== before.name) changes.push({ kind: "renamed", detail: after.name });
  if ((after.description ?? "") !== (before.description ?? "")) changes.push({ kind: "described" });
  if (after.isPrivate !== before.isPrivate)
    changes.push({ kind: after.isPrivate ? "madePrivate" : "madePublic" });
  return changes;
}

/** Makes another admin the creator; the old one stays an admin. */
async function handOverGroup(
  sql: Sql,
  actor: Actor,
  { groupId, userId }: { groupId: number; userId: number },
): Promise<Group> {
  return await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("handOverGroup", caller);
    const heir = await requireMember(sql, group, userId);
    permitOn("handOverGroup", caller, heir.membership);
    await updateCreator(sql, groupId, userId);
    await recordGroupEvent(sql, actor, { groupId, kind: "handedOver", targetId: userId });
    await notifyUser(sql, actor.now, { userId, notice: groupNotice("creator", group, {}) });
    return await describeGroup(sql, actor, groupId);
  });
}
