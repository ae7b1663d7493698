import { AccountEvent, MAX_EVENTS_OF_A_KIND } from "@daily-quran/domain/account/account-event";
import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  CheckResetInput,
  MAILED_RESET_MINUTES,
  RequestResetInput,
  RESET_HOURS,
  ResetRequested,
  ResetPasswordInput,
  ResetPreview,
} from "@daily-quran/domain/account/password-reset";
import { LoginInput, RegisterInput } from "@daily-quran/domain/account/user";
import { UserSession } from "@daily-quran/domain/account/user-session";
import { Paging } from "@daily-quran/domain/paging";
import { MAX_SESSIONS } from "@daily-quran/domain/api-limits";
import { emptyRoute, pagedRoute, procedureRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { pagingQuery } from "./route/route-params.ts";
import { examplePassword, exampleUser, PASSWORD } from "./user.routes.ts";
import { SESSION_DAYS } from "../features/auth/session/sessions.ts";

/** Registration, signing in and out, sessions and password resets. */
export const sessionRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "POST",
    path: apiPaths.register,
    operationId: "register",
    summary: "Make an account and sign in to it",
    description:
      "Sets the session cookie. Usernames and e-mail addresses are unique in any case, and a username that looks like another (Unicode TR39) is refused. Names and passwords are taken in NFC.",
    body: RegisterInput,
    bodyExample: {
      username: exampleUser.username,
      email: exampleUser.email,
      password: examplePassword,
    },
    status: 201,
    example: exampleUser,
    errors: ["COMMON_PASSWORD", "USERNAME_TAKEN", "USERNAME_LOOKS_TAKEN", "EMAIL_TAKEN"],
    procedure: "auth.register",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.login,
    operationId: "login",
    summary: "Sign in",
    description: `Sets the session cookie: ${SESSION_DAYS} days from the last visit. \`username\` may be the e-mail address; neither is case-sensitive. Only failures count towards the limits.`,
    body: LoginInput,
    bodyExample: { username: exampleUser.username, password: examplePassword },
    example: exampleUser,
    errors: ["INVALID_LOGIN"],
    procedure: "auth.login",
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.logout,
    operationId: "logout",
    summary: "Sign out of this browser",
    description:
      "Ends the session of the cookie and removes the cookie. Without a session nothing changes.",
    procedure: "auth.logout",
  }),
  pagedRoute({
    path: apiPaths.userEvents,
    operationId: "listAccountEvents",
    summary: "What was done with the account during the last year",
    description: `Newest first, of a year, at most ${MAX_EVENTS_OF_A_KIND} of each kind: signing in, changes of the password and the e-mail address, passkeys, tokens made and ended, sessions ended, and exports. Only its owner sees it, and it is deleted with the account.`,
    query: pagingQuery(Paging),
    example: [
      {
        id: 12,
        kind: "signedIn",
        detail: "Firefox on Windows",
        createdAt: "2026-02-10T06:30:00.000Z",
      },
    ],
    procedure: "auth.events",
  }),
  procedureRoute({
    path: apiPaths.userSessions,
    operationId: "listSessions",
    summary: "Where the user is signed in",
    description: `This session first, then the last used. An account has ${MAX_SESSIONS} at most: one more ends the one that was unused for longest. \`lastUsedAt\` is exact to a day. \`device\` and \`startedAt\` may be unknown.`,
    example: [
      {
        id: 12,
        device: "Firefox on Windows",
        startedAt: "2025-04-10T06:30:00.000Z",
        lastUsedAt: "2025-05-02T06:30:00.000Z",
        isCurrent: true,
      },
    ],
    procedure: "auth.sessions",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.userSession,
    operationId: "endSession",
    summary: "Sign out one session",
    description:
      "Whoever uses it is signed out with their next request. `listSessions` gives the IDs.",
    errors: ["SESSION_NOT_FOUND"],
    procedure: "auth.endSession",
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.signOutEverywhere,
    operationId: "signOutEverywhere",
    summary: "End every session of the signed-in user",
    description: "This one, too, and every access token.",
    procedure: "auth.signOutEverywhere",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.passwordResetRequest,
    operationId: "requestPasswordReset",
    summary: "Have a reset link mailed",
    description:
      "Where the server sends mail. The response is the same whether the address has an account or not; 3 an hour and 10 a day for an address, 20 an hour for a network.",
    body: RequestResetInput,
    bodyExample: { email: exampleUser.email },
    status: 202,
    example: { validMinutes: 30 },
    errors: ["NO_MAIL", "TOO_MANY_REQUESTS"],
    procedure: "auth.requestReset",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.passwordResetCheck,
    operationId: "checkPasswordReset",
    summary: "Whose password a reset link sets",
    description: "For a page that shows it. The token is what stands behind `#` in the link.",
    body: CheckResetInput,
    bodyExample: { token: "Yb3xP2q8…" },
    example: { username: exampleUser.username, expiresAt: "2025-04-11T06:30:00.000Z" },
    errors: ["RESET_NOT_FOUND"],
    procedure: "auth.checkReset",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.passwordReset,
    operationId: "resetPassword",
    summary: "Set a password by a reset link",
    description: `Works once, for ${MAILED_RESET_MINUTES} minutes if it was mailed, for ${RESET_HOURS} hours if the operator made it (\`pnpm accounts reset-link <user>\`). Ends every session of the account and signs this browser in.`,
    body: ResetPasswordInput,
    bodyExample: { token: "Yb3xP2q8…", password: examplePassword },
    example: exampleUser,
    errors: ["COMMON_PASSWORD", "RESET_NOT_FOUND"],
    procedure: "auth.resetPassword",
  }),
];

const RESET_TOKEN = "What stands behind `#` in the reset link.";

export const sessionTexts: SchemaTexts = {
  output: {
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
      detail:
        "The kind of browser that signed in, where it is known, or the name of the token or passkey.",
      createdAt: "When it was done.",
    }),
    ResetRequested: described(
      ResetRequested,
      "A reset link is mailed if the address has an account.",
      {
        validMinutes: "For how many minutes the link is valid.",
      },
    ),
    ResetPreview: described(ResetPreview, "Whose password a reset link sets.", {
      username: "The username of the account.",
      expiresAt: "When the link expires.",
    }),
  },
  input: {
    RegisterInput: described(RegisterInput, "A new account.", {
      username: "1 to 50 characters without spaces and `@`, taken in NFC.",
      email: "An e-mail address that no other account has.",
      password: "8 to 128 characters; spaces count.",
    }),
    LoginInput: described(LoginInput, "A sign-in.", {
      username: "The username or the e-mail address, in any case.",
      password: PASSWORD,
    }),
    RequestResetInput: described(RequestResetInput, "A forgotten password.", {
      email: "The e-mail address of the account.",
    }),
    CheckResetInput: described(CheckResetInput, "The token of a reset link.", {
      token: RESET_TOKEN,
    }),
    ResetPasswordInput: described(ResetPasswordInput, "A new password by a reset link.", {
      token: RESET_TOKEN,
      password: "8 to 128 characters; spaces count.",
    }),
  },
};
