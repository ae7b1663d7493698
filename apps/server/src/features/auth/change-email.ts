import { DomainError } from "@daily-quran/domain/errors";
import type { ChangeEmailInput, User } from "@daily-quran/domain/account/user";
import { recordAccountEvent } from "../account-event/record-account-event.ts";
import type { AccountRequest } from "./account/account-request.ts";
import { lockAccount, updateEmail } from "./account/account.sql.ts";
import { takeAttempts } from "./attempt/attempts.ts";
import { confirmPassword } from "./password/confirm-password.ts";
import { emailChangeLimits } from "./attempt/guess-limits.ts";
import { orTaken } from "./account/make-account.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { EMAIL_CHANGED_MAIL } from "./email-changed-mail.ts";
import { deleteResetOf } from "./password-reset.sql.ts";

/**
 * Sets another e-mail address, and tells the one before where mail is sent; throws WRONG_PASSWORD or EMAIL_TAKEN. Sessions stay, as the password does; an
 * open reset link ends, as it may have been sent to the old address.
 */
export async function changeEmail(
  request: AccountRequest,
  userId: number,
  { email, password }: ChangeEmailInput,
): Promise<User> {
  const account = await confirmPassword(request, userId, password);
  await takeAttempts(request, emailChangeLimits(userId));
  return await request.sql.begin(async (sql) => {
    const before = await lockAccount(sql, account);
    if (!before) throw new DomainError("WRONG_PASSWORD");
    await deleteResetOf(sql, userId);
    const user = await orTaken(updateEmail(sql, { userId, email }));
    await recordAccountEvent(sql, { userId, now: request.now }, { kind: "emailChanged" });
    if (request.sendsMail && before.email !== user.email)
      await enqueue(sql, request.now, {
        kind: EMAIL_CHANGED_MAIL,
        payload: { userId, to: before.email },
      });
    return user;
  });
}
