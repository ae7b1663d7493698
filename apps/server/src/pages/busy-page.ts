import { ERRORS } from "@daily-quran/domain/errors";
import { languageOf, servedLanguage } from "@daily-quran/domain/language";
import type { FastifyReply } from "fastify";
import { errors as bengaliErrors } from "../texts/bn/errors.ts";
import { pages as bengali } from "../texts/bn/pages.ts";
import { pages as english } from "../texts/en/pages.ts";
import { HTML_TYPE } from "../content/ready-document.ts";

const TEXTS = {
  en: { name: english.name, busy: ERRORS.OVERLOADED.message },
  bn: { name: bengali.name, busy: bengaliErrors.OVERLOADED },
};

const pageIn = (language: keyof typeof TEXTS) => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="3" />
    <title>${TEXTS[language].name}</title>
  </head>
  <body><p>${TEXTS[language].busy}</p></body>
</html>
`;

/** The 503 page while too many pages are being rendered, in the language of its path; the browser retries by itself. */
export function sendBusyPage(reply: FastifyReply, path: string): FastifyReply {
  return reply
    .code(ERRORS.OVERLOADED.status)
    .headers({
      "content-type": HTML_TYPE,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
      "retry-after": 2,
    })
    .send(pageIn(servedLanguage(languageOf(path))));
}
