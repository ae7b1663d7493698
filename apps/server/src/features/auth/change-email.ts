import { DomainError } from "@daily-quran/domain/errors";
import type { ChangeEmailInput, User } from "@daily-quran/domain/account/user";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { enqueue } from "../outbox/enqueue.ts";
import type { AccountRequest } from "./account/account-request.ts";
import { lockAccount } from "./account/account.sql.ts";
import { isEmailTaken } from "./account/mail-to.sql.ts";
import { emailChangeLimits } from "./attempt/guess-limits.ts";
import { takeAttempts } from "./attempt/attempts.ts";
import { NEW_EMAIL_MAIL } from "../mail/email-kinds.ts";
import { confirmPassword } from "./password/confirm-password.ts";
import { setEmail } from "./set-email.ts";

/**
 * Sets another e-mail address; where mail is sent, not before a link that is mailed there is said yes to. Throws
 * WRONG_PASSWORD or EMAIL_TAKEN. Sessions stay, as the password does.
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
    if (!request.sendsMail || before.email === email)
      return await setEmail(sql, before, { ...request, email });
    if (await isEmailTaken(sql, { email, userId })) throw new DomainError("EMAIL_TAKEN");
    const until = request.now + DAY_MS;
    await enqueue(sql, request.now, {
      kind: NEW_EMAIL_MAIL,
      singletonKey: String(userId),
      payload: { userId, email, until },
      expires: until,
    });
    return before;
  });
}
