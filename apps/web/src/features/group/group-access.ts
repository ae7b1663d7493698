import type { Group, Member, Role } from "@daily-quran/domain/group/group";
import {
  isAdmin,
  isLeader,
  refusalOf,
  refusalOn,
} from "@daily-quran/domain/group/group-permissions";

/** What a user may do in a group. The UI only hides what the server refuses. */
export interface GroupAccess {
  readonly userId: number;
  readonly role: Role | undefined;
  readonly isCreator: boolean;
  readonly isAdmin: boolean;
  /** An admin or a moderator. */
  readonly isLeader: boolean;
}

export function groupAccessOf(group: Group, userId: number): GroupAccess {
  const role = group.userRole;
  const membership = { role: role ?? null, isCreator: group.createdBy === userId };
  return {
    ...membership,
    userId,
    role,
    isAdmin: isAdmin(membership),
    isLeader: isLeader(membership),
  };
}

/** Whether the user may remove a member: else the action menu is empty. */
export function canActOn({ role, isCreator }: GroupAccess, group: Group, member: Member): boolean {
  const caller = { role: role ?? null, isCreator };
  const target = { role: member.role, isCreator: member.userId === group.createdBy };
  const refusal = refusalOf("removeMember", caller) ?? refusalOn("removeMember", caller, target);
  return refusal === undefined;
}
