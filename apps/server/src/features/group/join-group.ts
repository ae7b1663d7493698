import { DomainError } from "@daily-quran/domain/errors";
import type { Group } from "@daily-quran/domain/group/group";
import type { Sql, TransactionSql } from "../../db/client.ts";
import { insertStandingsOf } from "../leaderboard/record-results.ts";
import { joinedNotice } from "../notification/notices.ts";
import { notifyMembers } from "../notification/notify.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import type { Actor } from "../../request/actor.ts";
import { describeGroup } from "./group-details.ts";
import { deleteBlock } from "./joining.sql.ts";
import { findMember, insertMember } from "./member/member.sql.ts";
import { refuseRemoved } from "./member/refuse-removed.ts";

/** Joins a public group; for a member nothing changes. Throws REMOVED_FROM_GROUP for one whom it has removed. */
export async function joinGroup(sql: Sql, actor: Actor, groupId: number): Promise<Group> {
  return await onGroup(sql, groupId).begin(async (sql) => {
    await lockSeenGroup(sql, groupId, actor.userId);
    await refuseRemoved(sql, { groupId, userId: actor.userId });
    return await becomeMember(sql, actor, groupId);
  });
}

/**
 * Makes the actor a member of a group that is locked, whether public or not; for a member nothing changes.
 */
export async function becomeMember(
  sql: TransactionSql,
  actor: Actor,
  groupId: number,
): Promise<Group> {
  const joined = await insertMember(sql, {
    groupId,
    userId: actor.userId,
    role: "member",
    joinedAt: new Date(actor.now).toISOString(),
  });
  // Neither inserted nor found: the account was deleted since the session was read.
  if (!joined && !(await findMember(sql, groupId, actor.userId)))
    throw new DomainError("UNAUTHORIZED");
  const group = await describeGroup(sql, actor, groupId);
  if (joined) await welcome(sql, actor, group);
  return group;
}

async function welcome(
  sql: TransactionSql,
  { userId, username, now }: Actor,
  group: Group,
): Promise<void> {
  await recordGroupEvent(sql, { userId, now }, { groupId: group.id, kind: "memberJoined" });
  await insertStandingsOf(sql, group.id, userId);
  // Joining removes the user's block of the group.
  await deleteBlock(sql, userId, group.id);
  await notifyMembers(sql, now, {
    groupId: group.id,
    roles: ["admin", "moderator"],
    except: userId,
    notice: joinedNotice({ id: userId, username }, group),
  });
}
