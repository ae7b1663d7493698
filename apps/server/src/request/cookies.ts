import type { ReaderLanguage } from "@daily-quran/domain/language";

/** The session cookie of one request: its token, and a way to set another. */
export interface SessionCookie {
  readonly token: string | undefined;
  set(token: string): void;
  clear(): void;
}

/** What a cookie of one request says, and a way to set another. */
interface ValueCookie<Value> {
  readonly value: Value | undefined;
  set(value: Value): void;
}

/** The cookie by which a browser proves that somebody has signed in at it before. */
export type DeviceCookie = ValueCookie<string>;

/** The cookie with the language that was chosen in this browser. */
export type LanguageCookie = ValueCookie<ReaderLanguage>;
