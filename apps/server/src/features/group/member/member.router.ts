import { AddMemberInput, ChangeRoleInput, Member, Role } from "@daily-quran/domain/group/group";
import { Id, MAX_ID } from "@daily-quran/domain/fields/id";
import { type ListPage, listPageOf, Paging } from "@daily-quran/domain/paging";
import { z } from "zod";
import { DomainError } from "@daily-quran/domain/errors";
import { authedProcedure, router } from "../../../request/procedure.ts";
import { type Actor, actorOf } from "../../../request/actor.ts";
import { limitedProcedure } from "../../limit/limited-procedure.ts";
import { addMember } from "./add-member.ts";
import type { Sql } from "../../../db/client.ts";
import { groupNotice, leftNotice } from "../../notification/notices.ts";
import { notifyUser } from "../../notification/notify.ts";
import { lockSeenGroup, onGroup, seeGroup } from "../../group-access/access.ts";
import { recordGroupEvent } from "../../group-event/record-group-event.ts";
import { requireMember } from "./require-member.ts";
import {
  countMembers,
  deleteRemovedMember,
  listMembersOf,
  type MembersAfter,
  updateRole,
} from "./member.sql.ts";
import { permit, permitOn } from "../../group-access/permissions.ts";

const GroupInput = z.object({ groupId: Id });
const MemberInput = GroupInput.extend({ userId: Id });

export const memberRouter = router({
  list: authedProcedure({ scope: "read", cost: "database", mayLag: true })
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

/** Changes a member's role; the same role again changes nothing. */
async function changeRole(
  sql: Sql,
  actor: Actor,
  { groupId, userId, role }: { groupId: number; userId: number; role: Role },
): Promise<Member> {
  return await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("changeRole", caller);
    const { member, membership } = await requireMember(sql, group, userId);
    if (member.role === role) return member;
    permitOn("changeRole", caller, membership);
    await updateRole(sql, member.id, role);
    const event = { groupId, kind: "roleChanged", targetId: userId, detail: role } as const;
    await recordGroupEvent(sql, actor, event);
    await notifyUser(sql, actor.now, { userId, notice: groupNotice("role", group, { role }) });
    return { ...member, role };
  });
}

/** A group's members: the creator, admins, moderators, members, each in the order of joining. */
async function listMembers(
  sql: Sql,
  { userId }: Actor,
  { groupId, limit, cursor }: Paging & { groupId: number },
): Promise<ListPage<Member>> {
  const { group } = await seeGroup(sql, groupId, userId);
  const after = afterCursor(cursor);
  const [rows, total] = await Promise.all([
    listMembersOf(sql, groupId, { after, limit: limit + 1 }),
    countMembers(sql, groupId),
  ]);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const nextCursor = last && cursorAt(last, group.createdBy);
  return { items, total, nextCursor };
}

// The creator comes before all other admins, so the page after the creator starts with their first.
function cursorAt({ id, role, userId }: Member, createdBy: number): string {
  return userId === createdBy ? "admin-0" : `${role}-${id}`;
}

function afterCursor(cursor: string | undefined): MembersAfter | undefined {
  if (cursor === undefined) return undefined;
  const [, part, digits] = /^([a-z]+)-(\d{1,10})$/.exec(cursor) ?? [];
  const role = Role.safeParse(part);
  const id = Number(digits);
  if (!role.success || !(id <= MAX_ID)) throw new DomainError("INVALID_CURSOR");
  return { role: role.data, id };
}

/** Ends another's membership; they come back by being added or by a newer invite. */
async function removeMember(
  sql: Sql,
  actor: Actor,
  { groupId, userId }: { groupId: number; userId: number },
): Promise<void> {
  await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("removeMember", caller);
    const { member, membership } = await requireMember(sql, group, userId);
    permitOn("removeMember", caller, membership);
    await deleteRemovedMember(sql, member.id, new Date(actor.now).toISOString());
    await recordGroupEvent(sql, actor, { groupId, kind: "memberRemoved", targetId: userId });
    await notifyUser(sql, actor.now, { userId, notice: leftNotice("removed", group) });
  });
}
