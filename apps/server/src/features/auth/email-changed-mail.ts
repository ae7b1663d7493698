import { account } from "@daily-quran/domain/web-paths";
import { z } from "zod";
import { layOutMail, mailText } from "../mail/lay-out-mail.ts";
import type { MailPost } from "../mail/mailer.ts";
import { type AnySender, type OutboxKind, senderOf } from "../outbox/outbox-kind.ts";
import { findMailTo } from "./account/mail-to.sql.ts";

/** A notice to the address that an account had before. */
export const EMAIL_CHANGED_MAIL: OutboxKind<{ userId: number; to: string }> = {
  name: "email-changed-mail",
  payload: z.object({ userId: z.int(), to: z.string() }),
};

/** Sends such notices; an account that is gone has none. */
export function emailChangedSender({ sql, publicUrl, send }: MailPost): AnySender {
  return senderOf({
    kind: EMAIL_CHANGED_MAIL,
    atOnce: 4,
    send: async ({ id, payload: { userId, to } }) => {
      const user = await findMailTo(sql, { id: userId });
      if (!user) return "sent";
      const { language } = user;
      const body = layOutMail(language, {
        subject: mailText(language, "changedSubject"),
        name: user.username,
        text: mailText(language, "changedText"),
        action: { label: mailText(language, "changedAction"), url: publicUrl + account },
        ending: mailText(language, "changedEnding"),
      });
      return await send({ ...body, id, to });
    },
  });
}
