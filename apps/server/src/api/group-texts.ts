import { GroupEvent } from "@daily-quran/domain/group-event";
import { CheckInInput, CheckIns, CheckInSettings } from "@daily-quran/domain/check-in";
import { Cycle, CycleSettings, StartCycleInput } from "@daily-quran/domain/cycle";
import {
  AddMemberInput,
  ChangeRoleInput,
  CreateGroupInput,
  Group,
  HandOverInput,
  Member,
  Role,
  UpdateGroupInput,
} from "@daily-quran/domain/group";
import { CreateInviteInput, Invite, InvitePreview, NewInvite } from "@daily-quran/domain/invite";
import { LeaveGroupInput } from "@daily-quran/domain/joining";
import { LeaderboardEntry } from "@daily-quran/domain/leaderboard";
import { described, type Described } from "./route/described.ts";

const SETTINGS = {
  startDay: "The day of the plan that the cycle begins with.",
  dailyCheckInRequired:
    "Whether a completed day counts for the streak only with a check-in, from the cycle's first one on.",
  leaderboardEnabled: "Whether the cycle has a leaderboard.",
  quizEnabled: "Whether the cycle has quizzes.",
  pointsPerReading: "Points for a right answer about the reading.",
  pointsPerTranslation: "Points for a right answer about the translation.",
  pointsPerTafseer: "Points for a right answer about the commentary.",
  gradedOnly: "Whether only results count whose answers the server has graded.",
};
const CHECK_INS = { showName: "Whether other members see the user's name." };
const INVITE = {
  id: "The invite's ID.",
  createdBy: "The username of who made it; absent once that account is deleted.",
  createdAt: "When it was made.",
  expiresAt: "When it expires.",
  tokenEnd: "The last four letters of its link; absent for invites from before they were stored.",
};

/** The responses about groups and their cycles. */
export const groupTexts: Readonly<Record<string, Described>> = {
  Role: described(Role, "What a member may do in a group.", {}),
  Member: described(Member, "A user's membership of a group.", {
    id: "The membership's ID.",
    userId: "The user's ID.",
    role: "What the member may do.",
    joinedAt: "When the user joined.",
    username: "The username.",
  }),
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
  }),
  CycleSettings: described(CycleSettings, "The settings of a cycle.", SETTINGS),
  Cycle: described(Cycle, "A group's way through the plan of 300 days.", {
    id: "The cycle's ID.",
    name: "Its name.",
    groupId: "The group's ID.",
    startDate: "The UTC date of its first day.",
    endDate: "The UTC date of day 300.",
    isActive: "Whether today is one of its days.",
    readingPlan: "The plan that it follows.",
    currentDay: "The day of the plan that it is at today.",
    isRemovable:
      "Whether admins and moderators can still remove it, as nobody has taken a quiz in it; only in the list of a group's cycles.",
    settings: "Its settings.",
  }),
  GroupEvent: described(GroupEvent, "An entry of a group's history.", {
    id: "The entry's ID.",
    kind: "What was done.",
    actor: "Who did it; absent once that account is deleted.",
    "actor.id": "The user's ID.",
    "actor.username": "The username.",
    target: "To whom; absent where nobody is meant, and once that account is deleted.",
    "target.id": "The user's ID.",
    "target.username": "The username.",
    detail: "The new role, or the name of the group or of the cycle.",
    count:
      "How often it was done on that UTC day; joining and leaving in turn is one entry, and so is changing the privacy.",
    createdAt: "When it was done last.",
  }),
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
  CheckIns: described(CheckIns, "Who has read a day of a cycle.", {
    cycleId: "The cycle's ID.",
    day: "The day of the plan, 1 to 300.",
    isCheckedIn: "Whether the caller has checked in for it.",
    ownDays: "The days that the caller has checked in for.",
    members: "How many members the group has.",
    read: "How many of them have checked in.",
    names: "The first of those who show their names.",
    isRequired: "Whether a streak counts only days with a check-in.",
    requiredFrom: "The day from which it does; absent before the cycle's first check-in.",
  }),
  CheckInSettings: described(CheckInSettings, "What other members see of check-ins.", CHECK_INS),
  LeaderboardEntry: described(LeaderboardEntry, "A row of a cycle's leaderboard.", {
    id: "The ID of the membership.",
    user: "Whose row it is.",
    "user.id": "The user's ID.",
    "user.username": "The username.",
    currentDay: "The highest completed day.",
    streak: "Completed days in a row, up to today or yesterday.",
    totalVersesRead: "How many verses the completed days read.",
    completedDays: "The completed days of the plan, in order.",
    points: "All points.",
    rank: "The rank; equal points share one (1, 2, 2, 4).",
  }),
};

const CLIENT_ID =
  "A UUID that the client makes and sends again where no answer came: a repeat makes nothing twice, and gets what the first request has made.";

/** The bodies of requests about groups and their cycles. */
export const groupInputs: Readonly<Record<string, Described>> = {
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
  LeaveGroupInput: described(LeaveGroupInput, "How the user leaves a group.", {
    block: "Whether the group may not add the user again.",
  }),
  CreateInviteInput: described(CreateInviteInput, "A new invite link.", {
    expiresInDays: "For how many days it is valid.",
    clientId: CLIENT_ID,
  }),
  CycleSettingsInput: described(
    CycleSettings,
    "The settings of a new cycle; what is left out takes its default.",
    SETTINGS,
  ),
  CheckInInput: described(CheckInInput, "A check-in for a day of a cycle.", {
    day: "The day of the plan, 1 to 300.",
  }),
  CheckInSettings: described(CheckInSettings, "What other members see of check-ins.", CHECK_INS),
  StartCycleInput: described(StartCycleInput, "A new cycle.", {
    name: "1 to 100 characters, trimmed and taken in NFC.",
    startDate:
      "A UTC date (`2026-02-18`), or an ISO 8601 instant of which the UTC date is taken; from 2000-01-01 to 2999-12-31.",
    readingPlan: "The plan to follow.",
    settings: "Its settings.",
    clientId: CLIENT_ID,
  }),
};
