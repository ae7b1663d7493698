import type { Group, Member, Role } from "@daily-quran/domain/group";

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
  const isAdmin = role === "admin";
  return {
    userId,
    role,
    isCreator: group.createdBy === userId,
    isAdmin,
    isLeader: isAdmin || role === "moderator",
  };
}

/** Whether a member's action menu has anything in it for this user: never for the creator, admins are for admins. */
export function canActOn(standing: Standing, group: Group, member: Member): boolean {
  if (!standing.isLeader || member.userId === group.createdBy) return false;
  return standing.isAdmin || member.role !== "admin";
}
