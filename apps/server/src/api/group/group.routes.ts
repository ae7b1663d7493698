import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  CreateGroupInput,
  Group,
  HandOverInput,
  UpdateGroupInput,
} from "@daily-quran/domain/group/group";
import { LeaveGroupInput } from "@daily-quran/domain/group/joining";
import { LongItemPaging, MAX_LONG_PAGE_SIZE } from "@daily-quran/domain/paging";
import { DESCRIPTION_IN_LIST, firstGroupsBeside } from "../../features/group/list-groups.ts";
import { cycleExample } from "./cycle.routes.ts";
import { memberExample } from "./member.routes.ts";
import { emptyRoute, pagedRoute, procedureRoute } from "../route/declare-route.ts";
import { CLIENT_ID, described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";
import { pagingQuery } from "../route/route-params.ts";

export const groupExample: Group = {
  id: 1,
  name: "My Reading Circle",
  description: "After Fajr",
  isPrivate: true,
  createdBy: 1,
  userRole: "admin",
  members: [memberExample],
  activeCycles: [cycleExample],
  memberCount: 1,
  activeCycleCount: 1,
};

const GROUP_ERRORS = ["GROUP_NOT_FOUND"] as const;

/** Reading groups. */
export const groupRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.groups,
    operationId: "listGroups",
    summary: "The caller's groups, then the public ones",
    description: `Each part newest first, ${MAX_LONG_PAGE_SIZE} on a page at most. \`members\` holds the first 5 of each group, creator and admins first, \`activeCycles\` the newest 3, and \`description\` is cut to ${DESCRIPTION_IN_LIST} characters and an ellipsis: the whole of a group is at its own address.`,
    query: pagingQuery(LongItemPaging),
    example: [groupExample],
    beside: { atFirst: [firstGroupsBeside] },
    procedure: "group.list",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.groups,
    operationId: "createGroup",
    summary: "Create a group and become its first admin",
    description:
      "Its creator is its first admin. With `clientId` (a UUID that the client makes) it may be sent again.",
    body: CreateGroupInput,
    bodyExample: { name: "My Reading Circle", description: "After Fajr", isPrivate: true },
    status: 201,
    example: groupExample,
    errors: ["DAILY_LIMIT"],
    procedure: "group.create",
  }),
  procedureRoute({
    path: apiPaths.group,
    operationId: "getGroup",
    summary: "One group",
    description:
      "`members` holds the first 50, creator and admins first. A private group is there for its members only.",
    example: groupExample,
    errors: GROUP_ERRORS,
    procedure: "group.byId",
  }),
  procedureRoute({
    method: "PATCH",
    path: apiPaths.group,
    operationId: "updateGroup",
    summary: "Change a group's name, description or privacy",
    description: "For admins. What is left out stays; a `null` description is taken away.",
    body: UpdateGroupInput,
    bodyExample: { description: null, isPrivate: true },
    example: groupExample,
    errors: ["ADMIN_ONLY", "GROUP_NOT_FOUND"],
    procedure: "group.update",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.group,
    operationId: "deleteGroup",
    summary: "Delete a group with all that is in it",
    description: "For its creator.",
    errors: ["CREATOR_ONLY", "GROUP_NOT_FOUND"],
    procedure: "group.delete",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.groupJoin,
    operationId: "joinGroup",
    summary: "Join a public group",
    description:
      "For a member nothing changes. Whom the group has removed is `REMOVED_FROM_GROUP`: they come back by being added, or by an invite that was made later.",
    example: groupExample,
    errors: ["GROUP_NOT_FOUND", "REMOVED_FROM_GROUP"],
    procedure: "group.join",
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.groupLeave,
    operationId: "leaveGroup",
    summary: "Leave a group",
    description: "With `block` the group can't add the user again until they take that back.",
    body: LeaveGroupInput,
    bodyExample: { block: true },
    errors: ["GROUP_NOT_FOUND", "MEMBER_NOT_FOUND", "CREATOR_MUST_STAY"],
    procedure: "group.leave",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.groupHandOver,
    operationId: "handOverGroup",
    summary: "Make another admin the group's creator",
    description: "For its creator, who stays an admin.",
    body: HandOverInput,
    bodyExample: { userId: 7 },
    example: groupExample,
    errors: ["CREATOR_ONLY", "GROUP_NOT_FOUND", "MEMBER_NOT_FOUND", "HEIR_NOT_ADMIN"],
    procedure: "group.handOver",
  }),
];

export const groupTexts: SchemaTexts = {
  output: {
    Group: described(Group, "A group, as its caller sees it.", {
      id: "The group's ID.",
      name: "Its name.",
      description: "What it is about; absent where nothing was written.",
      isPrivate: "Whether only members see it.",
      createdBy: "The user ID of its creator.",
      userRole: "The caller's own role; absent for who is not a member.",
      members: "The first members, the creator and the admins first.",
      activeCycles: "The cycles that are going on.",
      memberCount: "How many members it has.",
      activeCycleCount: "How many cycles are going on.",
      announcement: "What an admin tells its members now; in one group alone, for its members.",
    }),
  },
  input: {
    CreateGroupInput: described(CreateGroupInput, "A new group.", {
      name: "1 to 100 characters, trimmed and taken in NFC.",
      description: "What it is about; a blank one counts as none.",
      isPrivate: "Whether only members see it.",
      clientId: CLIENT_ID,
    }),
    UpdateGroupInput: described(UpdateGroupInput, "The changes of a group.", {
      name: "The new name; left out, it stays.",
      description: "The new description; left out, it stays, and `null` takes it away.",
      isPrivate: "Whether only members see it; left out, it stays.",
    }),
  },
};
