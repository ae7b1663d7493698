import { addressIn, type ReaderLanguage } from "@daily-quran/domain/language";
import { account } from "@daily-quran/domain/web-paths";
import { layOutMail, type MailWords, mailText } from "../mail/lay-out-mail.ts";
import type { MailPost } from "../mail/mailer.ts";
import { type AnySender, senderOf } from "../outbox/outbox-kind.ts";
import { mailOf } from "../reminder/mail/confirm-mail.ts";
import { findMailTo } from "./account/mail-to.sql.ts";
import { EMAIL_CHANGED_MAIL, NEW_EMAIL_MAIL, SIGN_IN_MAIL } from "../mail/email-kinds.ts";
import { emailLinkPath } from "./email-link.ts";

/** Sends the mails of an account's address and sign-ins; one that is gone has none. */
export function emailSenders({ sql, publicUrl, send }: MailPost): readonly AnySender[] {
  const mail = async (
    id: string,
    userId: number,
    wordsOf: (
      to: NonNullable<Awaited<ReturnType<typeof findMailTo>>>,
    ) => Promise<(Omit<MailWords, "name"> & { readonly to: string }) | undefined>,
  ) => {
    const user = await findMailTo(sql, { id: userId });
    const words = user && (await wordsOf(user));
    if (!words) return "sent";
    const body = layOutMail(user.language, { ...words, name: user.username });
    return await send({ ...body, id, to: words.to });
  };
  const goOn = (language: ReaderLanguage) => ({
    label: mailText(language, "changedAction"),
    url: publicUrl + addressIn(language, account),
  });
  return [
    senderOf({
      kind: EMAIL_CHANGED_MAIL,
      atOnce: 4,
      send: ({ id, payload: { userId, to } }) =>
        mail(id, userId, async ({ language }) => ({
          to,
          subject: mailText(language, "changedSubject"),
          text: mailText(language, "changedText"),
          action: goOn(language),
          ending: mailText(language, "changedEnding"),
        })),
    }),
    senderOf({
      kind: NEW_EMAIL_MAIL,
      atOnce: 4,
      send: ({ id, payload }) =>
        mail(id, payload.userId, async ({ language }) => {
          const path = await emailLinkPath(sql, payload);
          return {
            to: payload.email,
            subject: mailText(language, "newEmailSubject"),
            text: mailText(language, "newEmailText"),
            action: { label: mailText(language, "emailDo"), url: publicUrl + path },
            ending: mailText(language, "newEmailEnding"),
          };
        }),
    }),
    senderOf({
      kind: SIGN_IN_MAIL,
      atOnce: 4,
      send: ({ id, payload: { userId, device } }) =>
        mail(id, userId, async ({ language, email }) =>
          (await mailOf(sql, userId)) === "confirmed"
            ? {
                to: email,
                subject: mailText(language, "signInSubject"),
                text: mailText(language, device === "" ? "signInText" : "signInTextOn", { device }),
                action: goOn(language),
                ending: mailText(language, "signInEnding"),
              }
            : undefined,
        ),
    }),
  ];
}
