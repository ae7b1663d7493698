import * as apiPaths from "@daily-quran/domain/api-paths";
import { DeletionPreview } from "@daily-quran/domain/account-deletion";
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
import { OwnStanding } from "@daily-quran/domain/leaderboard";
import { UserSession } from "@daily-quran/domain/user-session";
import { z } from "zod";
import { emptyRoute, procedureRoute } from "../declare-route.ts";
import type { RestRoute } from "../rest-route.ts";
import { IdParam } from "../route-params.ts";
import { BODY_ERRORS, PASSWORD_ERRORS, WRITE_ERRORS } from "../route-errors.ts";

const example = {
  id: 1,
  username: "amina",
  email: "amina@example.org",
  createdAt: "2025-04-10T06:30:00.000Z",
};
const password = "three unrelated words";

/** Accounts and sessions. */
export const userRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "POST",
    path: apiPaths.register,
    access: "public",
    tag: "Account",
    summary: "Make an account and sign in to it",
    description:
      "Sets the session cookie. Usernames and e-mail addresses are unique in any case, and a username that looks like another (Unicode TR39) is refused. Names and passwords are taken in NFC.",
    body: RegisterInput,
    bodyExample: { username: example.username, email: example.email, password },
    status: 201,
    response: User,
    example,
    errors: [
      ...(["COMMON_PASSWORD", "USERNAME_TAKEN", "USERNAME_LOOKS_TAKEN", "EMAIL_TAKEN"] as const),
      ...PASSWORD_ERRORS,
    ],
    call: (caller, input) => caller.auth.register(input),
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.login,
    access: "public",
    tag: "Account",
    summary: "Sign in",
    description:
      "Sets the session cookie: 30 days from the last visit. `username` may be the e-mail address; neither is case-sensitive. Only failures count towards the limits.",
    body: LoginInput,
    bodyExample: { username: example.username, password },
    status: 200,
    response: User,
    example,
    errors: ["INVALID_LOGIN", ...PASSWORD_ERRORS],
    call: (caller, input) => caller.auth.login(input),
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.logout,
    access: "public",
    tag: "Account",
    summary: "Sign out of this browser",
    errors: WRITE_ERRORS,
    call: (caller) => caller.auth.logout(),
  }),
  procedureRoute({
    method: "GET",
    path: apiPaths.user,
    access: "user",
    tag: "Account",
    summary: "The signed-in user",
    status: 200,
    response: User,
    example,
    errors: ["DATABASE_AWAY"],
    call: (caller) => caller.user.me(),
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.userPassword,
    access: "user",
    tag: "Account",
    summary: "Change the password",
    description: "Ends every session; this browser gets a new one.",
    body: ChangePasswordInput,
    bodyExample: { currentPassword: password, newPassword: "four more unrelated words" },
    errors: ["COMMON_PASSWORD", "WRONG_PASSWORD", ...PASSWORD_ERRORS],
    call: (caller, input) => caller.auth.changePassword(input),
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.userEmail,
    access: "user",
    tag: "Account",
    summary: "Change the e-mail address",
    description:
      "Sessions stay; an open reset link ends. An account may change its address 10 times a day, refusals included.",
    body: ChangeEmailInput,
    bodyExample: { email: "amina@example.com", password },
    status: 200,
    response: User,
    example: { ...example, email: "amina@example.com" },
    errors: ["WRONG_PASSWORD", "EMAIL_TAKEN", ...PASSWORD_ERRORS],
    call: (caller, input) => caller.auth.changeEmail(input),
  }),
  procedureRoute({
    method: "GET",
    path: apiPaths.userSessions,
    access: "user",
    tag: "Account",
    summary: "Where the user is signed in",
    description:
      "This session first, then the last used; at most 100. `lastUsedAt` is exact to a day. `device` and `startedAt` may be unknown.",
    status: 200,
    response: z.array(UserSession),
    example: [
      {
        id: 12,
        device: "Firefox on Windows",
        startedAt: "2025-04-10T06:30:00.000Z",
        lastUsedAt: "2025-05-02T06:30:00.000Z",
        isCurrent: true,
      },
    ],
    errors: ["DATABASE_AWAY"],
    call: (caller) => caller.auth.sessions(),
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.userSession,
    access: "user",
    tag: "Account",
    summary: "Sign out one session",
    params: z.object({ id: IdParam }),
    errors: ["SESSION_NOT_FOUND", "INVALID_INPUT", ...WRITE_ERRORS],
    call: (caller, input) => caller.auth.endSession(input),
  }),
  procedureRoute({
    method: "GET",
    path: apiPaths.userStandings,
    access: "user",
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
    call: (caller) => caller.leaderboard.mine(),
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.passwordResetCheck,
    access: "public",
    tag: "Account",
    summary: "Whose password a reset link sets",
    description: "For a page that shows it. The token is what stands behind `#` in the link.",
    body: CheckResetInput,
    bodyExample: { token: "Yb3xP2q8…" },
    status: 200,
    response: ResetPreview,
    example: { username: example.username, expiresAt: "2025-04-11T06:30:00.000Z" },
    errors: ["RESET_NOT_FOUND", ...BODY_ERRORS],
    call: (caller, input) => caller.auth.checkReset(input),
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.passwordReset,
    access: "public",
    tag: "Account",
    summary: "Set a password by a reset link",
    description:
      "Works once, for 24 hours. Ends every session of the account and signs this browser in. The operator makes such links: `pnpm accounts reset-link <user>`.",
    body: ResetPasswordInput,
    bodyExample: { token: "Yb3xP2q8…", password },
    status: 200,
    response: User,
    example,
    errors: ["COMMON_PASSWORD", "RESET_NOT_FOUND", ...PASSWORD_ERRORS],
    call: (caller, input) => caller.auth.resetPassword(input),
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.signOutEverywhere,
    access: "user",
    tag: "Account",
    summary: "End every session of the signed-in user",
    errors: [...WRITE_ERRORS],
    call: (caller) => caller.auth.signOutEverywhere(),
  }),
  procedureRoute({
    method: "GET",
    path: apiPaths.userDeletion,
    access: "user",
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
    call: (caller) => caller.auth.deletionPreview(),
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.user,
    access: "user",
    tag: "Account",
    summary: "Delete the account",
    description: "Cannot be undone. Ends every session and releases the groups as announced.",
    body: DeleteAccountInput,
    bodyExample: { password },
    errors: ["WRONG_PASSWORD", ...PASSWORD_ERRORS],
    call: (caller, input) => caller.auth.deleteAccount(input),
  }),
];
