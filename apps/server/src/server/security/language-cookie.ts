import { LANGUAGE_COOKIE, LANGUAGE_DAYS, LANGUAGES } from "@daily-quran/domain/language";
import { fastifyCookie } from "@fastify/cookie";
import type { FastifyReply } from "fastify";
import type { LanguageCookie } from "../../request/cookies.ts";
import type { SentCookies } from "./sent-cookies.ts";

/** The cookie with a browser's language, which its scripts read and set too. */
export function languageCookie(
  cookies: SentCookies,
  reply: FastifyReply,
  publicUrl: string,
): LanguageCookie {
  const chosen = cookies[LANGUAGE_COOKIE];
  return {
    // No getter: V8 makes a hidden class of each literal with one, which holds its request for seconds.
    value: chosen === undefined ? undefined : LANGUAGES.find((language) => language === chosen),
    set: (language) => {
      const secure = publicUrl.startsWith("https://");
      const maxAge = LANGUAGE_DAYS * 24 * 60 * 60;
      const attributes = { path: "/", sameSite: "lax", secure, maxAge } as const;
      reply.header("set-cookie", fastifyCookie.serialize(LANGUAGE_COOKIE, language, attributes));
    },
  };
}
