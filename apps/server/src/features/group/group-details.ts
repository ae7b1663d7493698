import type { Group, Member } from "@daily-quran/domain/group";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";
import { listActiveCycles } from "../cycle/list-active-cycles.ts";
import { seeGroup } from "../group-access/access.ts";
import type { Actor } from "../../request/actor.ts";
import type { GroupRow } from "../group-access/group-row.ts";
import { listFirstMembers, type MemberRow } from "./member.sql.ts";

/** How many members and active cycles of each group are shown. */
export interface Detail {
  readonly members: number;
  readonly cycles: number;
}

const IN_DETAIL: Detail = { members: 50, cycles: 20 };

/** Completes groups with their first members, newest active cycles and counts, in two queries for all of them. */
export async function describeGroups(
  sql: Sql | TransactionSql,
  rows: GroupRow[],
  { now, detail }: { now: number; detail: Detail },
): Promise<Group[]> {
  const ids = rows.map(({ id }) => id);
  const [listed, cycles] = await Promise.all([
    listFirstMembers(sql, ids, detail.members),
    listActiveCycles(sql, ids, { now, most: detail.cycles }),
  ]);
  return rows.map(({ description, userRole, ...group }) => {
    const members = listed.filter(({ groupId }) => groupId === group.id);
    const active = cycles.get(group.id);
    return {
      ...group,
      ...(description !== null && { description }),
      ...(userRole !== null && { userRole }),
      members: members.map(memberOfRow),
      memberCount: members[0]?.memberCount ?? 0,
      activeCycles: active?.newest ?? [],
      activeCycleCount: active?.count ?? 0,
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
  const [described] = await describeGroups(sql, [group], { now, detail: IN_DETAIL });
  if (!described) throw new Error("A group that was seen was not described.");
  return described;
}

function memberOfRow({ id, userId, role, joinedAt, username }: MemberRow): Member {
  return { id, userId, role, joinedAt, username };
}
