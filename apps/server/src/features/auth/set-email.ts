import type { User } from "@daily-quran/domain/account/user";
import type { TransactionSql } from "../../db/client.ts";
import { recordAccountEvent } from "../account-event/record-account-event.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { updateEmail } from "./account/account.sql.ts";
import { orTaken } from "./account/make-account.ts";
import { EMAIL_CHANGED_MAIL } from "../mail/email-kinds.ts";
import { deleteResetOf } from "./password-reset.sql.ts";

/**
 * Sets another address of a locked account, and tells the one before where mail is sent; throws EMAIL_TAKEN. An open
 * reset link ends, as it may have been sent to the old address.
 */
export async function setEmail(
  sql: TransactionSql,
  { id: userId, email: before }: User,
  { email, now, sendsMail }: { email: string; now: number; sendsMail: boolean },
): Promise<User> {
  await deleteResetOf(sql, userId);
  const user = await orTaken(
    updateEmail(sql, { userId, email, isConfirmed: sendsMail && before !== email }),
  );
  await recordAccountEvent(sql, { userId, now }, { kind: "emailChanged" });
  if (sendsMail && before !== email)
    await enqueue(sql, now, { kind: EMAIL_CHANGED_MAIL, payload: { userId, to: before } });
  return user;
}
