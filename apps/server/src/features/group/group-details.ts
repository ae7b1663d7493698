import type { Group, Member } from "@daily-quran/domain/group";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";
import { listActiveCycles } from "../cycle/list-active-cycles.ts";
import { seeGroup } from "../group-access/access.ts";
import type { Actor } from "../../request/actor.ts";
import type { GroupRow } from "../group-access/group-row.ts";
import { countMembers, listFirstMembers, type MemberRow } from "./member.sql.ts";

const MEMBERS_IN_DETAIL = 50;

/** Completes groups with their first members, counts and active cycles, in three queries however many they are. */
export async function describeGroups(
  sql: Sql | TransactionSql,
  rows: GroupRow[],
  { now, members: shown }: { now: number; members: number },
): Promise<Group[]> {
  const ids = rows.map(({ id }) => id);
  const [members, counts, cycles] = await Promise.all([
    listFirstMembers(sql, ids, shown),
    countMembers(sql, ids),
    listActiveCycles(sql, ids, now),
  ]);
  const countOf = new Map(counts.map(({ groupId, count }) => [groupId, count]));
  return rows.map(({ description, userRole, ...group }) => {
    const activeCycles = cycles.filter(({ groupId }) => groupId === group.id);
    return {
      ...group,
      ...(description !== null && { description }),
      ...(userRole !== null && { userRole }),
      members: members.filter(({ groupId }) => groupId === group.id).map(memberOfRow),
      memberCount: countOf.get(group.id) ?? 0,
      activeCycles,
      activeCycleCount: activeCycles.length,
    };
  });
}

/** One group in detail, as the actor sees it. */
export async function describeGroup(
  sql: Sql | TransactionSql,
  { userId, now }: Actor,
  groupId: number,
): Promise<Group> {
  const { group } = await seeGroup(sql, groupId, userId);
  const [described] = await describeGroups(sql, [group], { now, members: MEMBERS_IN_DETAIL });
  if (!described) throw new Error("A group that was seen was not described.");
  return described;
}

function memberOfRow({ id, userId, role, joinedAt, username }: MemberRow): Member {
  return { id, userId, role, joinedAt, username };
}
