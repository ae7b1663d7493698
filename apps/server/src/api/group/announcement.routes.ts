import * as apiPaths from "@daily-quran/domain/api-paths";
import { Announcement, AnnounceInput, QuietMember } from "@daily-quran/domain/group/announcement";
import { emptyRoute, procedureRoute } from "../route/declare-route.ts";
import { described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";

/** What admins tell a group, and members who have not joined in for a week. */
export const announcementRoutes: readonly RestRoute[] = [
  emptyRoute({
    method: "PUT",
    path: apiPaths.groupAnnouncement,
    operationId: "setAnnouncement",
    summary: "Announce something to the members of a group",
    description:
      "For admins, 5 a day. It takes the place of the one before, stands above the group's tabs, and is told in the members' bells; who wants it has it mailed. An empty one takes it down.",
    body: AnnounceInput,
    bodyExample: { message: "On Friday we read together after Asr." },
    errors: ["GROUP_NOT_FOUND", "ADMIN_ONLY"],
    procedure: "announcement.set",
  }),
  procedureRoute({
    path: apiPaths.groupQuiet,
    operationId: "listQuietMembers",
    summary: "Who has not joined in for a week",
    description:
      "For admins: the first hundred of those who allow their groups to see by name that they have read.",
    example: [{ userId: 2, username: "bilal", nudgedAt: "2026-02-10T06:30:00.000Z" }],
    errors: ["GROUP_NOT_FOUND", "ADMIN_ONLY"],
    procedure: "announcement.quiet",
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.groupNudge,
    operationId: "nudgeMember",
    summary: "Send a member who has not joined in a kind word",
    description: "For admins, once a week a member, into the bell.",
    errors: ["GROUP_NOT_FOUND", "MEMBER_NOT_FOUND", "ADMIN_ONLY", "NUDGED_ALREADY"],
    procedure: "announcement.nudge",
  }),
];

export const announcementTexts: SchemaTexts = {
  output: {
    Announcement: described(Announcement, "What an admin tells the members of a group.", {
      message: "What it says.",
      by: "The admin's username; absent once that account is deleted.",
      madeAt: "When it was made.",
    }),
    QuietMember: described(QuietMember, "A member who has not joined in for a week.", {
      userId: "The user's ID.",
      username: "The username.",
      nudgedAt: "When a kind word was sent last; absent where none was.",
    }),
  },
  input: {
    AnnounceInput: described(AnnounceInput, "An announcement.", {
      message: "At most 500 characters; an empty one takes the announcement down.",
    }),
  },
};
