import { USER_HEADER } from "@daily-quran/domain/api-paths";
import { DomainError } from "@daily-quran/domain/errors";
import { readerLanguage } from "@daily-quran/domain/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Content } from "../content/content.ts";
import type { Sql } from "../db/client.ts";
import type { Replica } from "../db/replica/replica.ts";
import { whenWaitingForRow } from "../db/pool/pooled-sql.ts";
import type { SessionLookUp } from "../features/auth/session/session-look-up.ts";
import { signedInUser } from "../features/auth/session/signed-in-user.ts";
import type { networkWindows } from "../features/limit/network-windows.ts";
import type { RequestWindows } from "../features/limit/request-windows.ts";
import type { DeviceCookie, LanguageCookie, SessionCookie } from "../request/cookies.ts";
import type { QuizBook } from "../request/quiz-book.ts";
import type { AppSettings } from "../request/settings.ts";
import type { Context } from "../request/context.ts";
import type { CountedTurns } from "./admission/counted-turns.ts";
import { releaseSlot } from "./admission/admission.ts";
import { bearerToken, tokenAccess } from "./security/bearer-token.ts";
import { languageCookie } from "./security/language-cookie.ts";
import { type SentCookies, sentCookies } from "./security/sent-cookies.ts";
import { deviceCookie, sessionCookie, wroteCookie } from "./security/session-cookie.ts";

/** Dependencies of a request's context. */
export interface ContextSource {
  readonly sql: Sql;
  readonly replica: Replica | undefined;
  readonly now: () => number;
  readonly content: Content;
  readonly quizzes: QuizBook;
  readonly settings: AppSettings;
  readonly sessions: SessionLookUp;
  /** By the ids of tokens. */
  readonly tokenLimits: RequestWindows<number>;
  readonly searchLimits: ReturnType<typeof networkWindows>;
  readonly turns: CountedTurns;
  readonly receiveClientErrors: Context["receiveClientErrors"];
}

const NO_SESSION: SessionCookie = { token: undefined, set: () => {}, clear: () => {} };
const NO_DEVICE: DeviceCookie = { value: undefined, set: () => {} };
const NO_LANGUAGE: LanguageCookie = { value: undefined, set: () => {} };

/** The context of one request; makes no query. */
export function requestContext(
  source: ContextSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  const { sql, now, content, quizzes, settings } = source;
  const { sessions, tokenLimits, searchLimits, turns } = source;
  const { publicUrl, audioBaseUrl } = settings.site;
  const token = bearerToken(request);
  // A token stands alone: its request neither reads nor sets a cookie.
  const cookies = sentCookies(request);
  const cookie = token === undefined ? sessionCookie(cookies, reply, publicUrl) : NO_SESSION;
  const device = token === undefined ? deviceCookie(cookies, reply, publicUrl) : NO_DEVICE;
  return {
    sql: request.method === "GET" ? sql : whenWaitingForRow(sql, () => releaseSlot(request)),
    replica: token === undefined ? replicaFor(source, request, { cookies, reply }) : undefined,
    now,
    content,
    quizzes,
    requestId: request.id,
    address: request.ip,
    inTurn: turns(request.ip),
    countSearch: () => searchLimits(request.ip, now()),
    language: readerLanguage(request.headers["accept-language"]),
    userAgent: request.headers["user-agent"],
    accounts: settings.accounts,
    sendsMail: settings.site.sendsMail,
    receiveClientErrors: source.receiveClientErrors,
    dailyLimits: settings.dailyLimits,
    publicUrl,
    audioBaseUrl,
    sessionCookie: cookie,
    deviceCookie: device,
    languageCookie: token === undefined ? languageCookie(cookies, reply, publicUrl) : NO_LANGUAGE,
    access: ofShownUser(
      request,
      token === undefined
        ? signedInUser({ sql, now, sessions, sessionCookie: cookie, deviceCookie: device })
        : tokenAccess({ sql, now, tokenLimits, token }, reply),
    ),
  };
}

/** Marks who writes, for every server: the browser itself lets go of the mark, by no clock of ours. */
function replicaFor(
  { replica, settings }: ContextSource,
  { method }: FastifyRequest,
  { cookies, reply }: { readonly cookies: SentCookies; readonly reply: FastifyReply },
): Sql | undefined {
  if (!replica) return undefined;
  const wrote = wroteCookie(cookies, reply, settings.site.publicUrl);
  if (method === "GET") return wrote.value === undefined ? replica.current() : undefined;
  wrote.set();
  return undefined;
}

/** Refuses what a page sends for the user that it shows, once its browser's cookie is another's. */
function ofShownUser({ headers }: FastifyRequest, access: Context["access"]): Context["access"] {
  const shown = headers[USER_HEADER];
  if (shown === undefined) return access;
  return async (beside) => {
    const found = await access(beside);
    if (found && String(found.user.id) !== shown) throw new DomainError("ANOTHER_SIGNED_IN");
    return found;
  };
}
