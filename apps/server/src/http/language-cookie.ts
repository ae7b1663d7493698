import { LANGUAGE_COOKIE, LANGUAGE_DAYS, LANGUAGES } from "@daily-quran/domain/language";
import { fastifyCookie } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LanguageCookie } from "../request/language-cookie.ts";

/** The cookie with a browser's language, which its scripts read and set too. */
export function languageCookie(
  { headers: { cookie = "" } }: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): LanguageCookie {
  const secure = publicUrl.startsWith("https://");
  const maxAge = LANGUAGE_DAYS * 24 * 60 * 60;
  const attributes = { path: "/", sameSite: "lax", secure, maxAge } as const;
  return {
    get value() {
      const chosen = fastifyCookie.parse(cookie)[LANGUAGE_COOKIE];
      return LANGUAGES.find((language) => language === chosen);
    },
    set: (language) => {
      reply.header("set-cookie", fastifyCookie.serialize(LANGUAGE_COOKIE, language, attributes));
    },
  };
}
