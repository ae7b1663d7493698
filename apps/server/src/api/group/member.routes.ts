import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  AddMemberInput,
  ChangeRoleInput,
  HandOverInput,
  Member,
  Role,
} from "@daily-quran/domain/group/group";
import { Paging } from "@daily-quran/domain/paging";
import { emptyRoute, pagedRoute, procedureRoute } from "../route/declare-route.ts";
import { described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";
import { pagingQuery } from "../route/route-params.ts";
import { MAX_ADDED, MAX_ADDED_UNASKED } from "@daily-quran/domain/group/joining";

export const memberExample: Member = {
  id: 1,
  userId: 1,
  role: "admin",
  joinedAt: "2026-02-10T06:30:00.000Z",
  username: "amina",
};

const OF_MEMBER = [
  "GROUP_NOT_FOUND",
  "MEMBER_NOT_FOUND",
  "ADMIN_ONLY",
  "CREATOR_PROTECTED",
] as const;

/** The members of groups. */
export const memberRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.groupMembers,
    operationId: "listMembers",
    summary: "The members of a group",
    description: "The creator, admins, moderators, members, each in the order of joining.",
    query: pagingQuery(Paging),
    example: [memberExample],
    errors: ["GROUP_NOT_FOUND"],
    procedure: "member.list",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.groupMembers,
    operationId: "addMember",
    summary: "Add a user to a group",
    description: `For admins and moderators; only an admin gives the admin role. The user is named by \`userId\` or by \`username\`. Who joins groups only by themselves, has blocked this one, or has been added to ${MAX_ADDED} groups (${MAX_ADDED_UNASKED}, before they chose who may add them) is \`INVITE_ONLY\`: send them an invite link.`,
    body: AddMemberInput,
    bodyExample: { userId: 7, role: "member" },
    status: 201,
    example: memberExample,
    errors: [
      "GROUP_NOT_FOUND",
      "LEADER_ONLY",
      "ADMIN_ONLY",
      "INVITE_ONLY",
      "USER_NOT_FOUND",
      "ALREADY_MEMBER",
      "DAILY_LIMIT",
    ],
    procedure: "member.add",
  }),
  procedureRoute({
    method: "PATCH",
    path: apiPaths.groupMember,
    operationId: "changeRole",
    summary: "Give a member another role",
    description: "For admins. The role that the member has already changes nothing.",
    body: ChangeRoleInput,
    bodyExample: { role: "moderator" },
    example: memberExample,
    errors: OF_MEMBER,
    procedure: "member.changeRole",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.groupMember,
    operationId: "removeMember",
    summary: "Remove a member from a group",
    description: "For admins and moderators; only an admin removes an admin.",
    errors: [...OF_MEMBER, "LEADER_ONLY"],
    procedure: "member.remove",
  }),
];

export const memberTexts: SchemaTexts = {
  output: {
    Role: described(Role, "What a member may do in a group.", {}),
    Member: described(Member, "A user's membership of a group.", {
      id: "The membership's ID.",
      userId: "The user's ID.",
      role: "What the member may do.",
      joinedAt: "When the user joined.",
      username: "The username.",
    }),
  },
  input: {
    AddMemberInput: described(AddMemberInput, "A user to add, by ID or by username.", {
      userId: "The user's ID; without it `username` is needed.",
      username: "The username, in any case; without it `userId` is needed.",
      role: "What the member may do.",
    }),
    ChangeRoleInput: described(ChangeRoleInput, "A member's new role.", {
      role: "What the member may do.",
    }),
    HandOverInput: described(HandOverInput, "The next creator of a group.", {
      userId: "The user ID of another admin.",
    }),
  },
};
