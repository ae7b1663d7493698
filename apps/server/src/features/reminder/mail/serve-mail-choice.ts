import { type ReaderLanguage, readerLanguage } from "@daily-quran/domain/language";
import type { FastifyInstance, FastifyReply } from "fastify";
import { HTML_TYPE } from "../../../content/ready-document.ts";
import type { Sql } from "../../../db/client.ts";
import { layOutPage, mailText, type PageWords } from "../../mail/lay-out-mail.ts";
import { MAIL_CHOICE_PATH } from "../../mail/link-in-mail.ts";
import { readChoice } from "./mail-choice.ts";

interface WithToken {
  readonly Params: { readonly token: string };
}

interface MailLinks {
  readonly sql: Sql;
  readonly now: () => number;
  /** Reads a link that changes an address. */
  readonly readEmailLink: typeof readChoice;
}

/**
 * Serves the links in mails about reminders and addresses, without a script or a sign-in. Only a POST does something, as mail
 * programs open links to look at them; theirs comes as a form, from nowhere.
 */
export function serveMailChoice(
  app: FastifyInstance,
  { sql, now, readEmailLink }: MailLinks,
): void {
  app.register((scope, _options, done) => {
    const forms = ["application/x-www-form-urlencoded", "multipart/form-data"];
    scope.addContentTypeParser(forms, { parseAs: "buffer" }, (_request, _body, parsed) =>
      parsed(null),
    );
    scope.route<WithToken>({
      method: ["GET", "POST"],
      url: `${MAIL_CHOICE_PATH}:token`,
      config: { cost: "database", takesForms: true },
      handler: async ({ method, headers, params }, reply) => {
        const link =
          (await readChoice({ sql, now }, params.token)) ??
          (await readEmailLink({ sql, now }, params.token));
        if (!link) {
          const language = readerLanguage(headers["accept-language"]);
          return sendPage(reply.code(404), language, { text: mailText(language, "badLink") });
        }
        const { asks, language } = link;
        const t = (key: "Ask" | "Do") => mailText(language, `${asks}${key}`);
        if (method !== "POST")
          return sendPage(reply, language, { text: t("Ask"), button: t("Do") });
        const applied = await link.apply();
        return applied === "Taken"
          ? sendPage(reply.code(409), language, { text: mailText(language, "emailTaken") })
          : sendPage(reply, language, { text: mailText(language, `${asks}Done`) });
      },
    });
    done();
  });
}

const sendPage = (reply: FastifyReply, language: ReaderLanguage, said: PageWords): FastifyReply =>
  reply
    .headers({
      "content-type": HTML_TYPE,
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    })
    .send(layOutPage(language, said));
