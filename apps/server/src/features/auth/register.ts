import { fieldError } from "@daily-quran/domain/errors";
import { isCommonPassword } from "@daily-quran/domain/account/password-strength";
import type { RegisterInput } from "@daily-quran/domain/account/user";
import type { AccountRequest, SignedIn } from "./account/account-request.ts";
import type { AccountSettings } from "../../request/account-settings.ts";
import { takeAttempts } from "./attempt/attempts.ts";
import { beginSession } from "./session/begin-session.ts";
import { rememberDevice } from "./session/devices.ts";
import { networkLimits } from "./attempt/guess-limits.ts";
import { makeAccount } from "./account/make-account.ts";
import { hashPassword, withHashSlot } from "./password/passwords.ts";

/** Makes an account and signs in to it; throws USERNAME_TAKEN, USERNAME_LOOKS_TAKEN or EMAIL_TAKEN. */
export async function register(
  request: AccountRequest,
  { username, email, password }: RegisterInput,
): Promise<SignedIn> {
  refuseCommonPassword(request.accounts, password, "password");
  const limit = { most: request.accounts.registrationsPerMinute, minutes: 1 };
  await takeAttempts(request, networkLimits("registration", request.address, limit));
  const passwordHash = await withHashSlot(() => hashPassword(password));
  const createdAt = new Date(request.now).toISOString();
  return await request.sql.begin(async (sql) => {
    const user = await makeAccount(sql, { username, email, passwordHash, createdAt });
    await rememberDevice({ ...request, sql }, user.id);
    return {
      user,
      token: await beginSession(sql, request, { userId: user.id, kind: "registered" }),
    };
  });
}

/** Throws COMMON_PASSWORD, about the field that has it, where the operator refuses such passwords. */
export function refuseCommonPassword(
  accounts: AccountSettings,
  password: string,
  field: "password" | "newPassword",
): void {
  if (accounts.refuseCommonPasswords && isCommonPassword(password))
    throw fieldError("COMMON_PASSWORD", field);
}
