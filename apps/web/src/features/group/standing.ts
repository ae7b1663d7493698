import type { Group, Member, Role } from "@daily-quran/domain/group";
import { isAdmin, isLeader, refusalOf, refusalOn } from "@daily-quran/domain/group-permissions";

/** What a user may do in a group. The screen only hides what the server would refuse. */
export interface Standing {
  readonly userId: number;
  readonly role: Role | undefined;
  readonly isCreator: boolean;
  readonly isAdmin: boolean;
  /** An admin or a moderator. */
  readonly isLeader: boolean;
}

export function standingOf(group: Group, userId: number): Standing {
  const role = group.userRole;
  const place = { role: role ?? null, isCreator: group.createdBy === userId };
  return { ...place, userId, role, isAdmin: isAdmin(place), isLeader: isLeader(place) };
}

/** Whether a member's action menu has anything in it: the one who asks may remove that member. */
export function canActOn({ role, isCreator }: Standing, group: Group, member: Member): boolean {
  const caller = { role: role ?? null, isCreator };
  const target = { role: member.role, isCreator: member.userId === group.createdBy };
  const refusal = refusalOf("removeMember", caller) ?? refusalOn("removeMember", caller, target);
  return refusal === undefined;
}
