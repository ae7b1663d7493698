import { readerLanguage } from "@daily-quran/domain/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Content } from "../content/content.ts";
import type { Sql } from "../db/client.ts";
import { whenWaitingForRow } from "../db/pool/pooled-sql.ts";
import { signedInUser } from "../features/auth/signed-in-user.ts";
import type { QuizBook } from "../request/quiz-book.ts";
import type { AppSettings } from "../request/settings.ts";
import type { Context } from "../request/context.ts";
import { releaseSlot } from "./admission.ts";
import { deviceCookie, sessionCookie } from "./session-cookie.ts";

/** Dependencies of a request's context. */
export interface ContextSource {
  readonly sql: Sql;
  readonly now: () => number;
  readonly content: Content;
  readonly quizzes: QuizBook;
  readonly settings: AppSettings;
}

/** The context of one request; makes no query. */
export function requestContext(
  { sql, now, content, quizzes, settings }: ContextSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  const { publicUrl } = settings.site;
  const cookie = sessionCookie(request, reply, publicUrl);
  const device = deviceCookie(request, reply, publicUrl);
  return {
    sql: request.method === "GET" ? sql : whenWaitingForRow(sql, () => releaseSlot(request)),
    now,
    content,
    quizzes,
    requestId: request.id,
    address: request.ip,
    language: readerLanguage(request.headers["accept-language"]),
    userAgent: request.headers["user-agent"],
    accounts: settings.accounts,
    dailyLimits: settings.dailyLimits,
    publicUrl,
    sessionCookie: cookie,
    deviceCookie: device,
    signedInUser: signedInUser({ sql, now, sessionCookie: cookie, deviceCookie: device }),
  };
}
