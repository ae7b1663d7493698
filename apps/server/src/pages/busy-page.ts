import { ERRORS } from "@daily-quran/domain/errors";
import { languageOf, type ReaderLanguage, servedLanguage } from "@daily-quran/domain/language";
import type { FastifyReply } from "fastify";
import { CATALOGUES } from "../texts/translate.ts";
import { errorText } from "../request/reader-error.ts";
import { HTML_TYPE } from "../content/ready-document.ts";

const CODE = "OVERLOADED";

const pageIn = (language: ReaderLanguage) => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="3" />
    <title>${CATALOGUES[language].pages.name}</title>
  </head>
  <body><p>${errorText(CODE, language)}</p></body>
</html>
`;

/** The 503 page while too many pages are being rendered, in the language of its path; the browser retries by itself. */
export function sendBusyPage(reply: FastifyReply, path: string): FastifyReply {
  return reply
    .code(ERRORS[CODE].status)
    .headers({
      "content-type": HTML_TYPE,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
      "retry-after": 2,
    })
    .send(pageIn(servedLanguage(languageOf(path))));
}
