import type { ClientErrors } from "@daily-quran/domain/system";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import type { Content } from "../content/content.ts";
import type { InTurn } from "../content/document-cache.ts";
import type { Sql } from "../db/client.ts";
import type { Access, BesideUser } from "./access.ts";
import type { AccountSettings } from "./account-settings.ts";
import type { DeviceCookie, LanguageCookie, SessionCookie } from "./cookies.ts";
import type { QuizBook } from "./quiz-book.ts";
import type { DailyLimits } from "./daily-limits.ts";

/** Receives what failed in a browser; throws TOO_MANY_REQUESTS for a network that sends too much. */
export type ReceiveClientErrors = (
  errors: ClientErrors,
  sender: {
    readonly now: number;
    readonly address: string;
    readonly userAgent: string | undefined;
  },
) => void;

/** What every procedure may use; `now` returns the instant in epoch milliseconds. */
export interface Context {
  readonly sql: Sql;
  /** Where a procedure is tried first that may lag; undefined where it must not for this caller. */
  readonly replica: Sql | undefined;
  readonly now: () => number;
  readonly content: Content;
  readonly quizzes: QuizBook;
  readonly requestId: string;
  /** Where a document that must be made first waits for its turn. */
  readonly inTurn: InTurn;
  /** Counts a search of the client's network; throws TOO_MANY_REQUESTS over the limit. */
  readonly countSearch: () => void;
  /** The client's network address. */
  readonly address: string;
  /** The reader's, by the request's Accept-Language. */
  readonly language: ReaderLanguage;
  /** The request's User-Agent. */
  readonly userAgent: string | undefined;
  readonly accounts: AccountSettings;
  /** Whether mail is sent. */
  readonly sendsMail: boolean;
  /** Where the operator is told what fails in browsers. */
  readonly receiveClientErrors: ReceiveClientErrors | undefined;
  readonly dailyLimits: DailyLimits;
  /** Where people reach the app, without a final slash. */
  readonly publicUrl: string;
  /** Where the recordings are. */
  readonly audioBaseUrl: string;
  readonly sessionCookie: SessionCookie;
  readonly deviceCookie: DeviceCookie;
  readonly languageCookie: LanguageCookie;
  /**
   * Who calls, by a session or a token; queried lazily, once per request. A session's first query answers
   * `beside`, too. Throws INVALID_TOKEN, and ANOTHER_SIGNED_IN where the page that sent it shows another user.
   */
  readonly access: (beside?: readonly BesideUser[]) => Promise<Access | undefined>;
}
