import * as apiPaths from "@daily-quran/domain/api-paths";
import { AccountLanguage, ChooseLanguageInput } from "@daily-quran/domain/account-language";
import { DeletionPreview } from "@daily-quran/domain/account-deletion";
import {
  ChangeEmailInput,
  ChangePasswordInput,
  DeleteAccountInput,
  User,
} from "@daily-quran/domain/user";
import { OwnStanding } from "@daily-quran/domain/leaderboard";
import { z } from "zod";
import { emptyRoute, procedureRoute } from "./route/declare-route.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { BODY_ERRORS, PASSWORD_ERRORS } from "./route/route-errors.ts";
import { examplePassword, exampleUser } from "./user-examples.ts";

/** The account of the signed-in user. */
export const userRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "GET",
    path: apiPaths.user,
    operationId: "getUser",
    tag: "Account",
    summary: "The signed-in user",
    status: 200,
    response: User,
    example: exampleUser,
    errors: ["DATABASE_AWAY"],
    procedure: "user.me",
  }),
  procedureRoute({
    method: "GET",
    path: apiPaths.userLanguage,
    operationId: "getLanguage",
    tag: "Account",
    summary: "The language that the user chose",
    description: "Absent before a choice. A sign-in sets the browser's cookie `language` to it.",
    status: 200,
    response: AccountLanguage,
    example: { language: "bn" },
    errors: ["DATABASE_AWAY"],
    procedure: "user.language",
  }),
  procedureRoute({
    method: "PATCH",
    path: apiPaths.userLanguage,
    operationId: "chooseLanguage",
    tag: "Account",
    summary: "Choose a language",
    description: "For browsers that sign in later. Responses follow `Accept-Language` alone.",
    body: ChooseLanguageInput,
    bodyExample: { language: "bn" },
    status: 200,
    response: AccountLanguage,
    example: { language: "bn" },
    errors: BODY_ERRORS,
    procedure: "user.chooseLanguage",
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.userPassword,
    operationId: "changePassword",
    tag: "Account",
    summary: "Change the password",
    description: "Ends every session; this browser gets a new one.",
    body: ChangePasswordInput,
    bodyExample: { currentPassword: examplePassword, newPassword: "four more unrelated words" },
    errors: ["COMMON_PASSWORD", "WRONG_PASSWORD", ...PASSWORD_ERRORS],
    procedure: "auth.changePassword",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.userEmail,
    operationId: "changeEmail",
    tag: "Account",
    summary: "Change the e-mail address",
    description:
      "Sessions stay; an open reset link ends. An account may change its address 10 times a day, refusals included.",
    body: ChangeEmailInput,
    bodyExample: { email: "amina@example.com", password: examplePassword },
    status: 200,
    response: User,
    example: { ...exampleUser, email: "amina@example.com" },
    errors: ["WRONG_PASSWORD", "EMAIL_TAKEN", ...PASSWORD_ERRORS],
    procedure: "auth.changeEmail",
  }),
  procedureRoute({
    method: "GET",
    path: apiPaths.userStandings,
    operationId: "listOwnStandings",
    tag: "Account",
    summary: "The user's points and completed days",
    description:
      "One entry per cycle with a result, of the groups that the user is in; at most 100.",
    status: 200,
    response: z.array(OwnStanding),
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
    errors: ["DATABASE_AWAY"],
    procedure: "leaderboard.mine",
  }),
  procedureRoute({
    method: "GET",
    path: apiPaths.userDeletion,
    operationId: "previewAccountDeletion",
    tag: "Account",
    summary: "What deleting the account would do",
    description:
      "The groups that the user created, each with the username of who takes it over: its longest-standing other admin, else its longest-standing member. A group without an `heir` is deleted. `groups` holds the first 100, `groupCount` says how many there are.",
    status: 200,
    response: DeletionPreview,
    example: {
      groups: [
        { id: 7, name: "Morning circle", heir: "yusuf" },
        { id: 9, name: "Mine" },
      ],
      groupCount: 2,
    },
    errors: ["DATABASE_AWAY"],
    procedure: "auth.deletionPreview",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.user,
    operationId: "deleteAccount",
    tag: "Account",
    summary: "Delete the account",
    description: "Cannot be undone. Ends every session and releases the groups as announced.",
    body: DeleteAccountInput,
    bodyExample: { password: examplePassword },
    errors: ["WRONG_PASSWORD", ...PASSWORD_ERRORS],
    procedure: "auth.deleteAccount",
  }),
];
