import { hashOfSecret } from "../../request/secret.ts";
import { DomainError } from "@daily-quran/domain/errors";
import type { ResetPasswordInput, ResetPreview } from "@daily-quran/domain/account/password-reset";
import type { AccountRequest, SignedIn } from "./account/account-request.ts";
import { beginSession } from "./session/begin-session.ts";
import { rememberDevice } from "./session/devices.ts";
import { findReset, useReset } from "./password-reset.sql.ts";
import { hashPassword, withHashSlot } from "./password/passwords.ts";
import { refuseCommonPassword } from "./register.ts";
import { endSessionsOf } from "./session/sessions.ts";

/** Whose password a reset link sets; throws RESET_NOT_FOUND. */
export async function checkReset(
  { sql, now }: Pick<AccountRequest, "sql" | "now">,
  token: string,
): Promise<ResetPreview> {
  const found = await findReset(sql, hashOfSecret(token), new Date(now).toISOString());
  if (!found) throw new DomainError("RESET_NOT_FOUND");
  return found;
}

/**
 * Sets the password of a reset link's account, ends all its sessions and signs in; throws RESET_NOT_FOUND.
 */
export async function resetPassword(
  request: AccountRequest,
  { token, password }: ResetPasswordInput,
): Promise<SignedIn> {
  refuseCommonPassword(request.accounts, password, "password");
  // Checked before hashing, so that a wrong link costs only one query.
  await checkReset(request, token);
  const passwordHash = await withHashSlot(() => hashPassword(password));
  const now = new Date(request.now).toISOString();
  return await request.sql.begin(async (sql) => {
    const user = await useReset(sql, { tokenHash: hashOfSecret(token), now, passwordHash });
    if (!user) throw new DomainError("RESET_NOT_FOUND");
    await endSessionsOf({ sql, now: request.now }, user.id);
    await rememberDevice({ ...request, sql }, user.id);
    return {
      user,
      token: await beginSession(sql, request, { userId: user.id, kind: "passwordReset" }),
    };
  });
}
