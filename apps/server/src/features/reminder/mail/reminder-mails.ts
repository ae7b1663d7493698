import { addressIn } from "@daily-quran/domain/language";
import { groupPath } from "@daily-quran/domain/web-paths";
import { z } from "zod";
import { lookUpTogether } from "../../../db/look-up-together.ts";
import { layOutMail, mailText } from "../../mail/lay-out-mail.ts";
import { findMailedAnnouncement } from "../../announcement/shown-announcement.ts";
import { createSemaphore } from "../../auth/password/semaphore.ts";
import { ANNOUNCEMENT_MAIL } from "../../mail/email-kinds.ts";
import type { MailPost } from "../../mail/mailer.ts";
import { type AnySender, type OutboxKind, senderOf } from "../../outbox/outbox-kind.ts";
import { choicePath } from "./mail-choice.ts";
import { findMailReader, listMailReaders } from "./reminder-mail.sql.ts";

const ReminderMail = z.object({
  userId: z.int(),
  title: z.string(),
  message: z.string(),
  path: z.string(),
});
type ReminderMail = z.infer<typeof ReminderMail>;

/** A reminder by mail. */
export const REMINDER_MAIL: OutboxKind<ReminderMail> = {
  name: "reminder-mail",
  payload: ReminderMail,
};

/** A question whether reminders may be mailed to an address: anyone can type another's. */
export const CONFIRM_MAIL: OutboxKind<{ userId: number }> = {
  name: "confirm-reminder-mail",
  payload: z.object({ userId: z.int() }),
};

// More are taken from the outbox at once, as that waits for the disk; one that the outbox gave up is not sent.
const AT_ONCE = 120;
const CONNECTIONS = { atOnce: 20, waiting: AT_ONCE };
const GIVEN_UP = { later: "no connection in time" } as const;

/** Sends all three; nothing to an account that is gone, and what was asked for to confirmed addresses alone. */
export function reminderMailSenders({ sql, publicUrl, send }: MailPost): readonly AnySender[] {
  const readerOf = lookUpTogether(
    async (ids) =>
      new Map((await listMailReaders(sql, ids.map(Number))).map((one) => [String(one.id), one])),
    AT_ONCE,
  );
  const inTurn = createSemaphore(CONNECTIONS);
  return [
    senderOf({
      kind: CONFIRM_MAIL,
      atOnce: 4,
      send: async ({ id, payload }) => {
        const user = await findMailReader(sql, payload.userId);
        if (!user) return "sent";
        const { language, email, username: name } = user;
        const path = await choicePath(sql, { choice: "on", user });
        const body = layOutMail(language, {
          subject: mailText(language, "confirmSubject"),
          name,
          text: mailText(language, "confirmText"),
          action: { label: mailText(language, "confirmAction"), url: publicUrl + path },
          ending: mailText(language, "confirmEnding"),
        });
        return await send({ ...body, id, to: email });
      },
    }),
    senderOf({
      kind: REMINDER_MAIL,
      atOnce: AT_ONCE,
      send: async ({ id, payload: { userId, title, message, path }, signal }) => {
        const user = await readerOf(String(userId));
        if (!user?.isConfirmed) return "sent";
        const { language, email, username: name } = user;
        const stop = publicUrl + (await choicePath(sql, { choice: "off", user }));
        const body = layOutMail(language, {
          subject: title,
          name,
          text: message,
          action: { label: mailText(language, "openAction"), url: publicUrl + path },
          leave: { label: mailText(language, "stopAction"), url: stop },
        });
        const mail = { ...body, id, to: email, headers: oneClick(stop) };
        return await inTurn(async () => (signal.aborted ? GIVEN_UP : await send(mail)));
      },
    }),
    senderOf({
      kind: ANNOUNCEMENT_MAIL,
      atOnce: 4,
      send: async ({ id, payload }) => {
        const [user, told] = await Promise.all([
          findMailReader(sql, payload.userId),
          findMailedAnnouncement(sql, payload.groupId, payload.userId),
        ]);
        if (!user?.isConfirmed || !told) return "sent";
        const { language, email, username: name } = user;
        const stop = publicUrl + (await choicePath(sql, { choice: "still", user }));
        const body = layOutMail(language, {
          subject: mailText(language, "announcedSubject", { group: told.group }),
          name,
          text: told.message,
          action: {
            label: mailText(language, "announcedAction"),
            url: publicUrl + addressIn(language, groupPath(payload.groupId)),
          },
          leave: { label: mailText(language, "stillAction"), url: stop },
        });
        return await send({ ...body, id, to: email, headers: oneClick(stop) });
      },
    }),
  ];
}

/** A mail program's own button, which asks nothing (RFC 8058). */
const oneClick = (stop: string) => ({
  "List-Unsubscribe": `<${stop}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
