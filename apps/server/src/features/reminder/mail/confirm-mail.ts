import type { OwnReminders } from "@daily-quran/domain/account/reminder";
import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../../db/client.ts";
import type { Actor } from "../../../request/actor.ts";
import { takeAttempts } from "../../auth/attempt/attempts.ts";
import { enqueue } from "../../outbox/enqueue.ts";
import { findMailReader } from "./reminder-mail.sql.ts";
import { CONFIRM_MAIL } from "./reminder-mails.ts";

/** Whether a user's address has said yes to mail. */
export async function mailOf(sql: Sql, userId: number): Promise<OwnReminders["mail"]> {
  return (await findMailReader(sql, userId))?.isConfirmed ? "confirmed" : "unconfirmed";
}

/** Asks at the address whether mail may come, unless it said yes; three times a day at most. */
export async function askForMail(sql: Sql, { userId, now }: Actor): Promise<void> {
  if ((await mailOf(sql, userId)) === "confirmed") return;
  const limit = { subject: `reminder-mail:${userId}`, most: 3, minutes: 24 * 60 };
  const mayAsk = await takeAttempts({ sql, now }, [limit]).catch(unlessLimited);
  if (mayAsk)
    await enqueue(sql, now, {
      kind: CONFIRM_MAIL,
      singletonKey: String(userId),
      payload: { userId },
    });
}

/** What was asked three times today waits to be read there. */
function unlessLimited(error: unknown): undefined {
  if (error instanceof DomainError && error.code === "TOO_MANY_REQUESTS") return;
  throw error;
}
