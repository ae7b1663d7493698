import { type ReaderLanguage, readerLanguage } from "@daily-quran/domain/language";
import type { FastifyInstance, FastifyReply } from "fastify";
import { HTML_TYPE } from "../../../content/ready-document.ts";
import type { Sql } from "../../../db/client.ts";
import { layOutPage, mailText, type PageWords } from "../../mail/lay-out-mail.ts";
import { applyChoice, MAIL_CHOICE_PATH, readChoice } from "./mail-choice.ts";

interface WithToken {
  readonly Params: { readonly token: string };
}

/**
 * Serves the links in mails about reminders, without a script or a sign-in. Only a POST does something, as mail
 * programs open links to look at them; theirs comes as a form, from nowhere.
 */
export function serveMailChoice(app: FastifyInstance, sql: Sql): void {
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
        const signed = await readChoice(sql, params.token);
        if (!signed) {
          const language = readerLanguage(headers["accept-language"]);
          return sendPage(reply.code(404), language, { text: mailText(language, "badLink") });
        }
        const { language } = signed.user;
        const t = (key: "Ask" | "Do" | "Done") => mailText(language, `${signed.choice}${key}`);
        if (method !== "POST")
          return sendPage(reply, language, { text: t("Ask"), button: t("Do") });
        await applyChoice(sql, signed);
        return sendPage(reply, language, { text: t("Done") });
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
