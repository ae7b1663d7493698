import type { User } from "@daily-quran/domain/account/user";
import type { Context } from "../../../request/context.ts";

/** What the use-cases of accounts need of a request; `token` is the browser's session token, valid or not. */
export interface AccountRequest extends Omit<Needed, "now" | "sessionCookie"> {
  readonly now: number;
  readonly token: string | undefined;
}

type Needed = Pick<
  Context,
  | ("sql" | "now" | "address" | "accounts" | "sendsMail" | "userAgent")
  | ("language" | "sessionCookie" | "deviceCookie" | "languageCookie")
>;

/** A user with the token of a session that has just begun. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

/** Takes what the use-cases need out of a procedure's context. */
export function accountRequest(ctx: Needed): AccountRequest {
  return {
    sql: ctx.sql,
    now: ctx.now(),
    address: ctx.address,
    accounts: ctx.accounts,
    sendsMail: ctx.sendsMail,
    token: ctx.sessionCookie.token,
    userAgent: ctx.userAgent,
    deviceCookie: ctx.deviceCookie,
    language: ctx.language,
    languageCookie: ctx.languageCookie,
  };
}
