import type { Group, Member } from "@daily-quran/domain/group/group";
import type { AnySql } from "../../db/client.ts";
import { listActiveCycles } from "../cycle/list-active-cycles.ts";
import { findAnnouncement } from "../announcement/shown-announcement.ts";
import { seeGroup } from "../group-access/access.ts";
import type { Actor } from "../../request/actor.ts";
import type { GroupRow } from "../group-access/group-row.ts";
import { listFirstMembers, type MemberRow } from "./member/member.sql.ts";

/** How many members and active cycles of each group are shown. */
export interface Detail {
  readonly members: number;
  readonly cycles: number;
}

const IN_DETAIL: Detail = { members: 50, cycles: 20 };

/** What a group has, which is the same for everybody who sees it. */
export type GroupDetails = Pick<
  Group,
  "members" | "memberCount" | "activeCycles" | "activeCycleCount"
>;

const NOTHING: GroupDetails = {
  members: [],
  memberCount: 0,
  activeCycles: [],
  activeCycleCount: 0,
};

/** The first members, newest active cycles and counts of groups by their IDs, in two queries for all of them. */
export async function findGroupDetails(
  sql: AnySql,
  ids: readonly number[],
  { now, detail }: { now: number; detail: Detail },
): Promise<ReadonlyMap<number, GroupDetails>> {
  const [listed, cycles] = await Promise.all([
    listFirstMembers(sql, [...ids], detail.members),
    listActiveCycles(sql, [...ids], { now, most: detail.cycles }),
  ]);
  const described = ids.map((id): [number, GroupDetails] => {
    const members = listed.filter(({ groupId }) => groupId === id);
    const active = cycles.get(id);
    return [
      id,
      {
        members: members.map(memberOfRow),
        memberCount: members[0]?.memberCount ?? 0,
        activeCycles: active?.newest ?? [],
        activeCycleCount: active?.count ?? 0,
      },
    ];
  });
  return new Map(described);
}

/** A group as the user sees who asked for its row. */
export function groupOf(
  { description, userRole, ...group }: GroupRow,
  details: GroupDetails = NOTHING,
): Group {
  return {
    ...group,
    ...(description !== null && { description }),
    ...(userRole !== null && { userRole }),
    ...details,
  };
}

/** One group in detail, as the actor sees it. */
export async function describeGroup(
  sql: AnySql,
  { userId, now }: Actor,
  groupId: number,
): Promise<Group> {
  const { group } = await seeGroup(sql, groupId, userId);
  const [details, announcement] = await Promise.all([
    findGroupDetails(sql, [groupId], { now, detail: IN_DETAIL }),
    group.userRole === null ? undefined : findAnnouncement(sql, groupId),
  ]);
  return { ...groupOf(group, details.get(groupId)), ...(announcement && { announcement }) };
}

function memberOfRow({ id, userId, role, joinedAt, username }: MemberRow): Member {
  return { id, userId, role, joinedAt, username };
}
