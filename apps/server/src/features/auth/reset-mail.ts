import { createHash } from "node:crypto";
import {
  MAILED_RESET_MINUTES,
  type ResetRequested,
} from "@daily-quran/domain/account/password-reset";
import { DomainError } from "@daily-quran/domain/errors";
import { addressIn } from "@daily-quran/domain/language";
import { resetPath } from "@daily-quran/domain/web-paths";
import { z } from "zod";
import { recordAccountEvent } from "../account-event/record-account-event.ts";
import { layOutMail, mailText } from "../mail/lay-out-mail.ts";
import type { MailPost } from "../mail/mailer.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { type AnySender, type OutboxKind, senderOf } from "../outbox/outbox-kind.ts";
import type { AccountRequest } from "./account/account-request.ts";
import { findMailTo } from "./account/mail-to.sql.ts";
import { takeAttempts } from "./attempt/attempts.ts";
import { resetLimits } from "./attempt/guess-limits.ts";
import { hashOfSecret, newSecret } from "../../request/secret.ts";
import { insertReset } from "./password-reset.sql.ts";

const MINUTE_MS = 60_000;

/** A mail with a reset link, for whoever has this address; its token is made when it is sent. */
const RESET_MAIL: OutboxKind<{ email: string }> = {
  name: "reset-mail",
  payload: z.object({ email: z.string() }),
};

/**
 * Has a reset link mailed to an address. All that is done here is the same whether it has an account or not; throws
 * NO_MAIL, or TOO_MANY_REQUESTS.
 */
export async function requestReset(
  request: AccountRequest,
  email: string,
): Promise<ResetRequested> {
  if (!request.sendsMail) throw new DomainError("NO_MAIL");
  const typed = email.normalize("NFC").toLowerCase();
  await takeAttempts(request, resetLimits(request.address, typed));
  await enqueue(request.sql, request.now, {
    kind: RESET_MAIL,
    singletonKey: createHash("sha256").update(typed).digest("hex"),
    payload: { email },
    expires: request.now + MAILED_RESET_MINUTES * MINUTE_MS,
  });
  return { validMinutes: MAILED_RESET_MINUTES };
}

/** Sends such mails; an address without an account gets none. */
export function resetMailSender({ sql, now, publicUrl, send }: MailPost): AnySender {
  return senderOf({
    kind: RESET_MAIL,
    atOnce: 4,
    send: async ({ id, payload, attempt }) => {
      const to = await findMailTo(sql, { email: payload.email });
      if (!to) return "sent";
      const token = newSecret();
      const at = now();
      const expiresAt = new Date(at + MAILED_RESET_MINUTES * MINUTE_MS).toISOString();
      await sql.begin(async (sql) => {
        const userId = to.id;
        if (attempt === 1)
          await recordAccountEvent(sql, { userId, now: at }, { kind: "resetMailed" });
        await insertReset(sql, {
          userId,
          isMailed: true,
          tokenHash: hashOfSecret(token),
          expiresAt,
        });
      });
      const { language } = to;
      const body = layOutMail(language, {
        subject: mailText(language, "resetSubject"),
        name: to.username,
        text: mailText(language, "resetText", { minutes: MAILED_RESET_MINUTES }),
        action: {
          label: mailText(language, "resetAction"),
          url: publicUrl + addressIn(language, resetPath(token)),
        },
        ending: mailText(language, "resetEnding"),
      });
      return await send({ ...body, id, to: to.email });
    },
  });
}
