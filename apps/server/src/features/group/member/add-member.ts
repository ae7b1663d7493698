import { DomainError, fieldError } from "@daily-quran/domain/errors";
import type { AddMemberInput, Member } from "@daily-quran/domain/group/group";
import type { Sql } from "../../../db/client.ts";
import { insertStandingsOf } from "../../leaderboard/record-results.ts";
import { groupNotice } from "../../notification/notices.ts";
import { notifyUser } from "../../notification/notify.ts";
import { lockSeenGroup, onGroup } from "../../group-access/access.ts";
import { recordGroupEvent } from "../../group-event/record-group-event.ts";
import type { Actor } from "../../../request/actor.ts";
import { findMember, insertMember, lockCandidate } from "./member.sql.ts";
import { permit, permitOn } from "../../group-access/permissions.ts";

/**
 * Adds a user, named by ID or by username, with a role; throws INVITE_ONLY for a user who only joins,
 * or is in many groups that others added them to.
 */
export async function addMember(
  sql: Sql,
  actor: Actor,
  { groupId, role, ...named }: AddMemberInput & { groupId: number },
): Promise<Member> {
  return await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("addMember", caller);
    permitOn("addMember", caller, { role, isCreator: false });
    const candidate = await lockCandidate(sql, groupId, named);
    if (!candidate)
      throw fieldError("USER_NOT_FOUND", named.userId === undefined ? "username" : "userId");
    const { id: userId, refuses } = candidate;
    if (refuses && !(await findMember(sql, groupId, userId))) throw new DomainError("INVITE_ONLY");
    const joinedAt = new Date(actor.now).toISOString();
    const member = await insertMember(sql, { groupId, userId, role, joinedAt, isAdded: true });
    if (!member) throw new DomainError("ALREADY_MEMBER");
    await insertStandingsOf(sql, groupId, userId);
    const event = { groupId, kind: "memberAdded", targetId: userId, detail: role } as const;
    await recordGroupEvent(sql, actor, event);
    const notice = groupNotice("added", group, { by: actor.username });
    await notifyUser(sql, actor.now, { userId, notice });
    return member;
  });
}
