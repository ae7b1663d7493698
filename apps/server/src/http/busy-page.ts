import { ERRORS } from "@daily-quran/domain/errors";
import type { FastifyReply } from "fastify";
import { HTML_TYPE } from "../content/ready-document.ts";

const { status, message } = ERRORS.OVERLOADED;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="3" />
    <title>Daily Quran Reading</title>
  </head>
  <body><p>${message}</p></body>
</html>
`;

/** The 503 page while too many pages are being rendered; the browser retries by itself. */
export function sendBusyPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(status)
    .headers({
      "content-type": HTML_TYPE,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
      "retry-after": 2,
    })
    .send(PAGE);
}
