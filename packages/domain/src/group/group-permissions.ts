import type { ErrorCode } from "../errors.ts";
import type { Role } from "./group.ts";

/** A user's role in a group and whether they made it; someone who is not a member has no role. */
export interface Membership {
  readonly role: Role | null;
  readonly isCreator: boolean;
}

const isCreator = (caller: Membership): boolean => caller.isCreator;
/** Whether somebody is an admin of the group, as its creator always is. */
export const isAdmin = (caller: Membership): boolean => caller.role === "admin";
/** Whether somebody is an admin or a moderator. */
export const isLeader = (caller: Membership): boolean =>
  isAdmin(caller) || caller.role === "moderator";

/** Who may do what, and the refusal for others. Who can see a group can see all of it but its invites, its history, its webhooks and who asks for it. */
const PERMISSIONS = {
  updateGroup: [isAdmin, "ADMIN_ONLY"],
  deleteGroup: [isCreator, "CREATOR_ONLY"],
  handOverGroup: [isCreator, "CREATOR_ONLY"],
  seeClaim: [isAdmin, "ADMIN_ONLY"],
  askForGroup: [isAdmin, "ADMIN_ONLY"],
  endClaim: [isAdmin, "ADMIN_ONLY"],
  leaveGroup: [(caller) => !isCreator(caller), "CREATOR_MUST_STAY"],
  addMember: [isLeader, "LEADER_ONLY"],
  removeMember: [isLeader, "LEADER_ONLY"],
  changeRole: [isAdmin, "ADMIN_ONLY"],
  seeInvites: [isLeader, "LEADER_ONLY"],
  createInvite: [isLeader, "LEADER_ONLY"],
  revokeInvite: [isLeader, "LEADER_ONLY"],
  seeHistory: [isAdmin, "ADMIN_ONLY"],
  announce: [isAdmin, "ADMIN_ONLY"],
  seeQuiet: [isAdmin, "ADMIN_ONLY"],
  manageWebhooks: [isAdmin, "ADMIN_ONLY"],
  startCycle: [isLeader, "LEADER_ONLY"],
  beginKhatma: [isLeader, "LEADER_ONLY"],
  writeQuestions: [isAdmin, "ADMIN_ONLY"],
  changeCycle: [isLeader, "LEADER_ONLY"],
  removeCycle: [isLeader, "LEADER_ONLY"],
} as const satisfies Record<string, readonly [(caller: Membership) => boolean, ErrorCode]>;

type TargetRule = readonly [(caller: Membership, target: Membership) => boolean, ErrorCode];

const creatorStays: TargetRule = [(_, target) => !target.isCreator, "CREATOR_PROTECTED"];
const adminsAreForAdmins: TargetRule = [
  (caller, target) => isAdmin(caller) || !isAdmin(target),
  "ADMIN_ONLY",
];

/** Who may be the target: a member as is, or as it would be after being added. */
const TARGETS = {
  addMember: [adminsAreForAdmins],
  removeMember: [creatorStays, adminsAreForAdmins],
  changeRole: [creatorStays],
  handOverGroup: [[(_, heir) => isAdmin(heir) && !isCreator(heir), "HEIR_NOT_ADMIN"]],
} as const satisfies Partial<Record<keyof typeof PERMISSIONS, readonly TargetRule[]>>;

/** Actions in a group that need a permission. */
export type GroupAction = keyof typeof PERMISSIONS;
/** Actions on a member. */
export type MemberAction = keyof typeof TARGETS;

/** Why the caller may not do it; undefined where they may. */
export function refusalOf(action: GroupAction, caller: Membership): ErrorCode | undefined {
  const [allows, refusal] = PERMISSIONS[action];
  return allows(caller) ? undefined : refusal;
}

/** Why the caller may not do it to the target; undefined where they may. */
export function refusalOn(
  action: MemberAction,
  caller: Membership,
  target: Membership,
): ErrorCode | undefined {
  return TARGETS[action].find(([allows]) => !allows(caller, target))?.[1];
}
