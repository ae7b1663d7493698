import { DomainError, type ErrorCode } from "@daily-quran/domain/errors";
import type { Role } from "@daily-quran/domain/group";

/** A user's place in a group; someone who is not a member has no role. */
export interface Standing {
  readonly role: Role | null;
  readonly isCreator: boolean;
}

const isCreator = (caller: Standing): boolean => caller.isCreator;
const isAdmin = (caller: Standing): boolean => caller.role === "admin";
const isLeader = (caller: Standing): boolean => isAdmin(caller) || caller.role === "moderator";

/** Who may begin to do what, and what the others are told. Whoever may see a group may see all of it but its invites. */
const PERMISSIONS = {
  updateGroup: [isAdmin, "ADMIN_ONLY"],
  deleteGroup: [isCreator, "CREATOR_ONLY"],
  handOverGroup: [isCreator, "CREATOR_ONLY"],
  leaveGroup: [(caller) => !isCreator(caller), "CREATOR_MUST_STAY"],
  addMember: [isLeader, "LEADER_ONLY"],
  removeMember: [isLeader, "LEADER_ONLY"],
  changeRole: [isAdmin, "ADMIN_ONLY"],
  seeInvites: [isLeader, "LEADER_ONLY"],
  createInvite: [isLeader, "LEADER_ONLY"],
  revokeInvite: [isLeader, "LEADER_ONLY"],
  startCycle: [isLeader, "LEADER_ONLY"],
} as const satisfies Record<string, readonly [(caller: Standing) => boolean, ErrorCode]>;

type TargetRule = readonly [(caller: Standing, target: Standing) => boolean, ErrorCode];

const creatorStays: TargetRule = [(_, target) => !target.isCreator, "CREATOR_PROTECTED"];
const adminsAreForAdmins: TargetRule = [
  (caller, target) => isAdmin(caller) || !isAdmin(target),
  "ADMIN_ONLY",
];

/** To whom it may be done: the target is the member as it is, or as it would be once added. */
const TARGETS = {
  addMember: [adminsAreForAdmins],
  removeMember: [creatorStays, adminsAreForAdmins],
  changeRole: [creatorStays],
  handOverGroup: [[(_, heir) => isAdmin(heir) && !isCreator(heir), "HEIR_NOT_ADMIN"]],
} as const satisfies Partial<Record<keyof typeof PERMISSIONS, readonly TargetRule[]>>;

/** Refuses what the caller's place in the group does not allow. */
export function permit(action: keyof typeof PERMISSIONS, caller: Standing): void {
  const [allows, refusal] = PERMISSIONS[action];
  if (!allows(caller)) throw new DomainError(refusal);
}

/** Refuses what nobody in the caller's place may do to that target. */
export function permitOn(action: keyof typeof TARGETS, caller: Standing, target: Standing): void {
  const broken = TARGETS[action].find(([allows]) => !allows(caller, target));
  if (broken) throw new DomainError(broken[1]);
}
