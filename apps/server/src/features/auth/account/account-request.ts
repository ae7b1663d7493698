import type { User } from "@daily-quran/domain/account/user";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { Sql } from "../../../db/client.ts";
import type { AccountSettings } from "../../../request/account-settings.ts";
import type { DeviceCookie } from "../../../request/device-cookie.ts";
import type { LanguageCookie } from "../../../request/language-cookie.ts";
import type { SessionCookie } from "../../../request/session-cookie.ts";

/** What the use-cases of accounts need of a request; `token` is the browser's session token, valid or not. */
export interface AccountRequest {
  readonly sql: Sql;
  readonly now: number;
  readonly address: string;
  readonly accounts: AccountSettings;
  readonly sendsMail: boolean;
  readonly token: string | undefined;
  /** What the browser says that it is. */
  readonly userAgent: string | undefined;
  readonly deviceCookie: DeviceCookie;
  /** That of the page, or of the browser; English where none is named. */
  readonly language: ReaderLanguage;
  readonly languageCookie: LanguageCookie;
}

/** A user with the token of a session that has just begun. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

/** Takes what the use-cases need out of a procedure's context. */
export function accountRequest(ctx: {
  readonly sql: Sql;
  readonly now: () => number;
  readonly address: string;
  readonly accounts: AccountSettings;
  readonly sendsMail: boolean;
  readonly userAgent: string | undefined;
  readonly sessionCookie: SessionCookie;
  readonly deviceCookie: DeviceCookie;
  readonly language: ReaderLanguage;
  readonly languageCookie: LanguageCookie;
}): AccountRequest {
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
