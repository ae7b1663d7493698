import { DeletionPreview, GroupToRelease } from "@daily-quran/domain/account/account-deletion";
import { AccountLanguage, ChooseLanguageInput } from "@daily-quran/domain/account/account-language";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { OwnStanding } from "@daily-quran/domain/group/leaderboard";
import {
  ChangeEmailInput,
  ChangePasswordInput,
  DeleteAccountInput,
  User,
} from "@daily-quran/domain/account/user";
import { OwnMails, SetOwnMailsInput } from "@daily-quran/domain/account/own-mails";
import { SETTING, LANGUAGES } from "@daily-quran/quran/languages";
import { emptyRoute, procedureRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";

/** The user of the examples. */
export const exampleUser: User = {
  id: 1,
  username: "amina",
  email: "amina@example.org",
  createdAt: "2025-04-10T06:30:00.000Z",
};

/** Their password, which is long enough. */
export const examplePassword = "three unrelated words";

/** The account of the signed-in user. */
export const userRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.user,
    operationId: "getUser",
    summary: "The signed-in user",
    description: "Who the session or the token is of: 401 for nobody.",
    example: exampleUser,
    procedure: "user.me",
  }),
  procedureRoute({
    path: apiPaths.userLanguage,
    operationId: "getLanguage",
    summary: "The language that the user chose",
    description: "Absent before a choice. A sign-in sets the browser's cookie `language` to it.",
    example: { language: "bn" },
    procedure: "user.language",
  }),
  procedureRoute({
    method: "PATCH",
    path: apiPaths.userLanguage,
    operationId: "chooseLanguage",
    summary: "Choose a language",
    description: "For browsers that sign in later. Responses follow `Accept-Language` alone.",
    body: ChooseLanguageInput,
    bodyExample: { language: "bn" },
    example: { language: "bn" },
    procedure: "user.chooseLanguage",
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.userPassword,
    operationId: "changePassword",
    summary: "Change the password",
    description: "Ends every session; this browser gets a new one.",
    body: ChangePasswordInput,
    bodyExample: { currentPassword: examplePassword, newPassword: "four more unrelated words" },
    errors: ["COMMON_PASSWORD", "WRONG_PASSWORD"],
    procedure: "auth.changePassword",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.userEmail,
    operationId: "changeEmail",
    summary: "Change the e-mail address",
    description:
      "Where the site sends mail, a link is mailed to the new address, and the account keeps the one before until it is said yes to there, within a day. Sessions stay; an open reset link ends with the change. 10 times a day an account, refusals included.",
    body: ChangeEmailInput,
    bodyExample: { email: "amina@example.com", password: examplePassword },
    example: { ...exampleUser, email: "amina@example.com" },
    errors: ["WRONG_PASSWORD", "EMAIL_TAKEN"],
    procedure: "auth.changeEmail",
  }),
  procedureRoute({
    path: apiPaths.userMails,
    operationId: "getOwnMails",
    summary: "What is mailed to the user beside reminders",
    description: "All of it is off until it is asked for.",
    example: { signIns: true, announcements: false, mail: "confirmed" },
    procedure: "auth.mails",
  }),
  procedureRoute({
    method: "PATCH",
    path: apiPaths.userMails,
    operationId: "setOwnMails",
    summary: "Have sign-ins from new devices and announcements of groups mailed, or not",
    description: "An address that has not said yes to mail is asked there first.",
    body: SetOwnMailsInput,
    bodyExample: { signIns: true },
    example: { signIns: true, announcements: false, mail: "unconfirmed" },
    errors: ["NO_MAIL"],
    procedure: "auth.setMails",
  }),
  procedureRoute({
    path: apiPaths.userStandings,
    operationId: "listOwnStandings",
    summary: "The user's points and completed days",
    description:
      "One entry per cycle with a result, of the groups that the user is in; at most 100.",
    example: [
      {
        groupId: 7,
        groupName: "Morning circle",
        cycleId: 3,
        cycleName: "Ramadan",
        points: 34,
        daysCompleted: 7,
      },
    ],
    procedure: "leaderboard.mine",
  }),
  procedureRoute({
    path: apiPaths.userDeletion,
    operationId: "previewAccountDeletion",
    summary: "What deleting the account would do",
    description:
      "The groups that the user created, each with the username of who takes it over: its longest-standing other admin, else its longest-standing member. A group without an `heir` is deleted. `groups` holds the first 100, `groupCount` says how many there are.",
    example: {
      groups: [
        { id: 7, name: "Morning circle", heir: "yusuf" },
        { id: 9, name: "Mine" },
      ],
      groupCount: 2,
    },
    procedure: "auth.deletionPreview",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.user,
    operationId: "deleteAccount",
    summary: "Delete the account",
    description: "Cannot be undone. Ends every session and releases the groups as announced.",
    body: DeleteAccountInput,
    bodyExample: { password: examplePassword },
    errors: ["WRONG_PASSWORD"],
    procedure: "auth.deleteAccount",
  }),
];

export const PASSWORD = "The account's password.";

const MAILS = {
  signIns: "A sign-in from a device that is new to the account.",
  announcements: "Announcements in the user's groups.",
};

export const userTexts: SchemaTexts = {
  output: {
    User: described(User, "An account, as its owner sees it.", {
      id: "The user's ID, by which a group can add them.",
      username: "The username.",
      email: "The e-mail address.",
      createdAt: "When the account was made.",
    }),
    AccountLanguage: described(AccountLanguage, "The language of an account.", {
      language: "The language that the user chose; absent before a choice.",
    }),
    OwnMails: described(OwnMails, "What is mailed to a user beside reminders.", {
      ...MAILS,
      mail: "Whether mails come: `none` where the site sends none, `unconfirmed` until a link in a mail is followed.",
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
  },
  input: {
    ChooseLanguageInput: described(ChooseLanguageInput, "The choice of a language.", {
      language: `${LANGUAGES.map((one) => SETTING[one].inEnglish).join(" or ")}.`,
    }),
    SetOwnMailsInput: described(
      SetOwnMailsInput,
      "The choice of mails; what is left out stays.",
      MAILS,
    ),
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
  },
};
