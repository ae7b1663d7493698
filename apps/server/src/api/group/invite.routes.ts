import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  CreateInviteInput,
  Invite,
  InvitePreview,
  NewInvite,
} from "@daily-quran/domain/group/invite";
import { groupExample } from "./group.routes.ts";
import { emptyRoute, procedureRoute } from "../route/declare-route.ts";
import { CLIENT_ID, described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";

const example = {
  id: 1,
  createdBy: "amina",
  createdAt: "2026-02-10T06:30:00.000Z",
  expiresAt: "2026-02-17T06:30:00.000Z",
  tokenEnd: "i5Ow",
};

const token = "Tq2vXbT0oJv4yB6m1c8R3nKpWzLsUe9dHfGaQxYi5Ow";

const url = `https://quran.example.org/invite/${token}`;

const INVITE_ERRORS = ["INVITE_NOT_FOUND", "INVITE_EXPIRED", "INVITE_REVOKED"] as const;

/** Invites to groups. */
export const inviteRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.groupInvites,
    operationId: "listInvites",
    summary: "The invites of a group that can still be used",
    description: "For admins and moderators. Newest first.",
    example: [example],
    errors: ["LEADER_ONLY", "GROUP_NOT_FOUND"],
    procedure: "invite.list",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.groupInvites,
    operationId: "createInvite",
    summary: "Make an invite link",
    description:
      "For admins and moderators. `url` and its last part, `token`, are told this once: only a hash is kept. A repeat with the same `clientId` tells the same link again; one that has ended says how. An invite ends with its maker's right to make it.",
    body: CreateInviteInput,
    bodyExample: { expiresInDays: 7 },
    status: 201,
    example: { ...example, url, token },
    errors: ["LEADER_ONLY", "GROUP_NOT_FOUND", "TOO_MANY_INVITES", "DAILY_LIMIT", ...INVITE_ERRORS],
    procedure: "invite.create",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.groupInvite,
    operationId: "revokeInvite",
    summary: "Revoke an invite",
    description: "For admins and moderators.",
    errors: ["LEADER_ONLY", "GROUP_NOT_FOUND", "INVITE_NOT_FOUND"],
    procedure: "invite.revoke",
  }),
  procedureRoute({
    path: apiPaths.invite,
    operationId: "previewInvite",
    summary: "The group that an invite leads to",
    description:
      "For anyone who has the link. A wrong, expired or revoked one is `404`, and the code says which. Who is signed in and a member of the group already gets its ID, too; an access token that is sent must be valid.",
    example: {
      invitedBy: "amina",
      groupName: "My Reading Circle",
      description: "After Fajr",
      memberCount: 1,
      expiresAt: example.expiresAt,
    },
    errors: ["INVALID_TOKEN", ...INVITE_ERRORS],
    procedure: "invite.preview",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.inviteAccept,
    operationId: "acceptInvite",
    summary: "Join the group that an invite leads to",
    description:
      "For a member nothing changes. Whom the group has removed needs an invite that was made later: others are `REMOVED_FROM_GROUP`.",
    example: groupExample,
    errors: ["GROUP_NOT_FOUND", "REMOVED_FROM_GROUP", ...INVITE_ERRORS],
    procedure: "invite.accept",
  }),
];

const INVITE = {
  id: "The invite's ID.",
  createdBy: "The username of who made it; absent once that account is deleted.",
  createdAt: "When it was made.",
  expiresAt: "When it expires.",
  tokenEnd: "The last four letters of its link; absent for invites from before they were stored.",
};

export const inviteTexts: SchemaTexts = {
  output: {
    Invite: described(Invite, "An invite link that can still be used.", INVITE),
    NewInvite: described(NewInvite, "A new invite link, with what is told only once.", {
      ...INVITE,
      url: "The link to share.",
      token: "The last part of the link, for `/api/invites/{token}`.",
    }),
    InvitePreview: described(InvitePreview, "What the holder of an invite sees of the group.", {
      groupId: "The group's ID; absent for who is not a member of it.",
      invitedBy: "Who made the invite, a username; absent once that account is deleted.",
      groupName: "The group's name.",
      description: "What the group is about; absent where nothing was written.",
      memberCount: "How many members it has.",
      expiresAt: "When the invite expires.",
    }),
  },
  input: {
    CreateInviteInput: described(CreateInviteInput, "A new invite link.", {
      expiresInDays: "For how many days it is valid.",
      clientId: CLIENT_ID,
    }),
  },
};
