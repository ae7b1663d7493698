import {
  addressIn,
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_COOKIE,
  languageOf,
  readerLanguage,
} from "@daily-quran/domain/language";
import { fastifyCookie } from "@fastify/cookie";
import type { FastifyRequest } from "fastify";

/** What decides about a redirect, for `Vary`. */
export const REDIRECT_VARY = "Cookie, Accept-Language, Sec-Fetch-Mode, Sec-Fetch-Site";

/**
 * Where a reader is led who opens an address without a language: to the language chosen before, at a first visit
 * to the browser's. Undefined for everyone else: links within the site say their language, and crawlers, link
 * previews and programs, which send no `Sec-Fetch-Mode`, get the address that they asked for.
 */
export function languageRedirect(
  { url, headers }: Pick<FastifyRequest, "url" | "headers">,
  languages: readonly Language[],
): string | undefined {
  const isOpened =
    headers["sec-fetch-mode"] === "navigate" &&
    headers["sec-fetch-dest"] === "document" &&
    headers["sec-fetch-site"] !== "same-origin";
  if (!isOpened || languageOf(url.split("?", 1)[0] ?? url) !== DEFAULT_LANGUAGE) return undefined;
  const { cookie = "", "accept-language": accepted } = headers;
  const chosen = fastifyCookie.parse(cookie)[LANGUAGE_COOKIE];
  const wanted = languages.find((one) => one === chosen) ?? readerLanguage(accepted);
  if (wanted === DEFAULT_LANGUAGE || !languages.includes(wanted)) return undefined;
  return addressIn(wanted, url.replace(/^\/+/, "/"));
}
