import { DomainError } from "@daily-quran/domain/errors";
import type { LoginInput } from "@daily-quran/domain/account/user";
import type { AccountRequest, SignedIn } from "./account/account-request.ts";
import { type Account, findLogin, lockAccount, type LoginRow } from "./account/account.sql.ts";
import { skeletonsOf } from "./account/skeletons.ts";
import { beginSession } from "./session/begin-session.ts";
import { checkPassword } from "./password/check-password.ts";
import { findDeviceOf, rememberDevice } from "./session/devices.ts";
import { signInLimits, successLimits } from "./attempt/guess-limits.ts";

/**
 * Signs in with an e-mail address or a username in any spelling that looks the same. A wrong name and a wrong
 * password are both INVALID_LOGIN.
 */
export async function login(
  request: AccountRequest,
  { username, password }: LoginInput,
): Promise<SignedIn> {
  const { skeleton } = skeletonsOf(username.normalize("NFC").toLowerCase());
  const found = await findLogin(request.sql, { typed: username, skeleton });
  const account = accountOf(found);
  const device = account && (await findDeviceOf(request, account.id));
  const limits = signInLimits({
    ...request,
    // Every spelling of a username is counted as one name.
    name: username.includes("@") ? found.name : skeleton,
    device,
  });
  const right = await checkPassword(request, {
    password,
    account,
    limits,
    successes: account ? successLimits(account.id) : [],
  });
  if (!right || !account) throw new DomainError("INVALID_LOGIN");
  await rememberDevice(request, account.id);
  return await request.sql.begin(async (sql) => {
    // Checked again: the password or the account may have changed during hashing.
    const user = await lockAccount(sql, account);
    if (!user) throw new DomainError("INVALID_LOGIN");
    return { user, token: await beginSession(sql, request, { userId: user.id, kind: "signedIn" }) };
  });
}

function accountOf({ id, passwordHash }: LoginRow): Account | undefined {
  return id === null || passwordHash === null ? undefined : { id, passwordHash };
}
