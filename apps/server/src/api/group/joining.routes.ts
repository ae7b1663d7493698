import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  BlockedGroup,
  JoinSettings,
  LeaveGroupInput,
  ShownJoinSettings,
} from "@daily-quran/domain/group/joining";
import { emptyRoute, procedureRoute } from "../route/declare-route.ts";
import { described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";

/** How the signed-in user gets into groups. */
export const joiningRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.joinSettings,
    operationId: "getJoinSettings",
    summary: "How the signed-in user gets into groups",
    description:
      "With `onlyJoins` no group can add the user. `isAsked`: somebody added the user, who has not chosen yet.",
    example: { onlyJoins: false, isAsked: false },
    procedure: "joining.settings",
  }),
  procedureRoute({
    method: "PATCH",
    path: apiPaths.joinSettings,
    operationId: "changeJoinSettings",
    summary: "Change how the signed-in user gets into groups",
    description:
      "With `onlyJoins` no group can add the user: they come by joining or by an invite link.",
    body: JoinSettings,
    bodyExample: { onlyJoins: true },
    example: { onlyJoins: true, isAsked: false },
    procedure: "joining.change",
  }),
  procedureRoute({
    path: apiPaths.blockedGroups,
    operationId: "listBlockedGroups",
    summary: "The groups that can't add the signed-in user",
    description: "Those that the user left with `block`, the latest first, 100 at most.",
    example: [{ groupId: 7, name: "Morning circle", blockedAt: "2025-04-10T06:30:00.000Z" }],
    procedure: "joining.blocked",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.blockedGroup,
    operationId: "unblockGroup",
    summary: "Let a group add the signed-in user again",
    description: "For a group that is not blocked nothing changes.",
    procedure: "joining.unblock",
    input: ({ id }) => ({ groupId: id }),
  }),
];

export const joiningTexts: SchemaTexts = {
  output: {
    ShownJoinSettings: described(ShownJoinSettings, "How the user gets into groups.", {
      onlyJoins: "Whether no group can add the user: they come by joining or by an invite link.",
      isAsked:
        "Whether to ask the user: somebody has added them to a group, and they have not chosen.",
    }),
    BlockedGroup: described(BlockedGroup, "A group that can't add the user.", {
      groupId: "The group's ID.",
      name: "Its name when the user left it.",
      blockedAt: "When the user left it.",
    }),
  },
  input: {
    JoinSettings: described(JoinSettings, "How the user gets into groups.", {
      onlyJoins: "Whether no group can add the user: they come by joining or by an invite link.",
    }),
    LeaveGroupInput: described(LeaveGroupInput, "How the user leaves a group.", {
      block: "Whether the group may not add the user again.",
    }),
  },
};
