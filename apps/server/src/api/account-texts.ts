import { AccountEvent } from "@daily-quran/domain/account-event";
import { AccessToken, CreateTokenInput, NewAccessToken } from "@daily-quran/domain/access-token";
import { AccountLanguage, ChooseLanguageInput } from "@daily-quran/domain/account-language";
import { DeletionPreview, GroupToRelease } from "@daily-quran/domain/account-deletion";
import { BlockedGroup, JoinSettings, ShownJoinSettings } from "@daily-quran/domain/joining";
import { OwnStanding } from "@daily-quran/domain/leaderboard";
import { Notification } from "@daily-quran/domain/notification";
import {
  CheckResetInput,
  ResetPasswordInput,
  ResetPreview,
} from "@daily-quran/domain/password-reset";
import {
  ChangeEmailInput,
  ChangePasswordInput,
  DeleteAccountInput,
  LoginInput,
  RegisterInput,
  User,
} from "@daily-quran/domain/user";
import { UserSession } from "@daily-quran/domain/user-session";
import { described, type Described } from "./route/described.ts";

const PASSWORD = "The account's password.";
const RESET_TOKEN = "What stands behind `#` in the reset link.";

const TOKEN = {
  id: "The token's ID.",
  name: "What its owner calls it.",
  scopes: "What it may do; always to read.",
  createdAt: "When it was made.",
  expiresAt: "When it expires.",
  lastUsedAt: "When it was last used, exact to an hour; absent before.",
};

/** The responses about the caller. */
export const accountTexts: Readonly<Record<string, Described>> = {
  User: described(User, "An account, as its owner sees it.", {
    id: "The user's ID, by which a group can add them.",
    username: "The username.",
    email: "The e-mail address.",
    createdAt: "When the account was made.",
  }),
  AccountLanguage: described(AccountLanguage, "The language of an account.", {
    language: "The language that the user chose; absent before a choice.",
  }),
  UserSession: described(UserSession, "A place where the user is signed in.", {
    id: "The session's ID.",
    device: "The kind of browser that it began in; absent where it is not known.",
    startedAt: "When it began; absent where it is not known.",
    lastUsedAt: "When it was last used, exact to a day.",
    isCurrent: "Whether this request belongs to it.",
  }),
  AccountEvent: described(AccountEvent, "An entry of an account's history.", {
    id: "The entry's ID.",
    kind: "What was done.",
    detail: "The kind of browser that signed in, where it is known, or the name of the token.",
    createdAt: "When it was done.",
  }),
  AccessToken: described(AccessToken, "A personal access token.", TOKEN),
  NewAccessToken: described(NewAccessToken, "A new token, with what is told only once.", {
    ...TOKEN,
    token: "The token, for `Authorization: Bearer …`.",
  }),
  OwnStanding: described(OwnStanding, "The caller's points in one cycle.", {
    groupId: "The group's ID.",
    groupName: "The group's name.",
    cycleId: "The cycle's ID.",
    cycleName: "The cycle's name.",
    points: "All points of the caller there.",
    daysCompleted: "How many days the caller has completed.",
  }),
  GroupToRelease: described(GroupToRelease, "A group that the account created.", {
    id: "The group's ID.",
    name: "The group's name.",
    heir: "Who takes it over; absent if nobody is left, and the group is deleted.",
  }),
  DeletionPreview: described(DeletionPreview, "What deleting the account would do.", {
    groups: "The first groups that it created.",
    groupCount: "How many groups it created.",
  }),
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
  ResetPreview: described(ResetPreview, "Whose password a reset link sets.", {
    username: "The username of the account.",
    expiresAt: "When the link expires.",
  }),
  Notification: described(Notification, "A message to the user.", {
    id: "The notification's ID.",
    title: "What it is about.",
    message: "What happened.",
    read: "Whether it was marked as read.",
    link: "The page of the web app that it is about, as a path; absent where there is none.",
    createdAt: "When it happened.",
  }),
};

/** The bodies of requests about the caller. */
export const accountInputs: Readonly<Record<string, Described>> = {
  RegisterInput: described(RegisterInput, "A new account.", {
    username: "1 to 50 characters without spaces and `@`, taken in NFC.",
    email: "An e-mail address that no other account has.",
    password: "8 to 128 characters; spaces count.",
  }),
  LoginInput: described(LoginInput, "A sign-in.", {
    username: "The username or the e-mail address, in any case.",
    password: PASSWORD,
  }),
  ChooseLanguageInput: described(ChooseLanguageInput, "The choice of a language.", {
    language: "English or Bengali.",
  }),
  ChangePasswordInput: described(ChangePasswordInput, "A change of the password.", {
    currentPassword: PASSWORD,
    newPassword: "8 to 128 characters; spaces count.",
  }),
  ChangeEmailInput: described(ChangeEmailInput, "A change of the e-mail address.", {
    email: "An e-mail address that no other account has.",
    password: PASSWORD,
  }),
  DeleteAccountInput: described(DeleteAccountInput, "The deletion of the account.", {
    password: PASSWORD,
  }),
  CreateTokenInput: described(CreateTokenInput, "A new access token.", {
    name: "1 to 100 characters: where it is used.",
    scopes: "What it may do besides reading.",
    expiresInDays: "For how many days it is valid.",
  }),
  CheckResetInput: described(CheckResetInput, "The token of a reset link.", {
    token: RESET_TOKEN,
  }),
  ResetPasswordInput: described(ResetPasswordInput, "A new password by a reset link.", {
    token: RESET_TOKEN,
    password: "8 to 128 characters; spaces count.",
  }),
  JoinSettings: described(JoinSettings, "How the user gets into groups.", {
    onlyJoins: "Whether no group can add the user: they come by joining or by an invite link.",
  }),
};
