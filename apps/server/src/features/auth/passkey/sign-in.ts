import type { PasswordByPasskeyInput, SignedByPasskey } from "@daily-quran/domain/account/passkey";
import { DomainError } from "@daily-quran/domain/errors";
import type { AccountRequest, SignedIn } from "../account/account-request.ts";
import { type Account, findAccount } from "../account/account.sql.ts";
import { takeAttempts } from "../attempt/attempts.ts";
import { networkLimits } from "../attempt/guess-limits.ts";
import { setPassword } from "../change-password.ts";
import { refuseCommonPassword } from "../register.ts";
import { beginSession } from "../session/begin-session.ts";
import { rememberDevice } from "../session/devices.ts";
import { type CeremonyRequest, requestOptions, verifySigned } from "./ceremony.ts";
import { findPasskey, type StoredPasskey, lockOwner, notePasskeyUse } from "./passkey.sql.ts";
import type { TransactionSql } from "../../../db/client.ts";

type SignInRequest = AccountRequest & CeremonyRequest;

/** How many sign-ins a network may begin. */
export const PASSKEY_STARTS = { most: 300, minutes: 10 };

/** What a browser is asked to sign; each sign-in form asks for one. */
export async function startSignIn(request: SignInRequest) {
  await takeAttempts(request, networkLimits("passkey", request.address, PASSKEY_STARTS));
  return await requestOptions(request);
}

/** Signs in whoever has the passkey; throws PASSKEY_UNKNOWN, PASSKEY_REFUSED or PASSKEY_TOO_LATE. */
export async function signInByPasskey(
  request: SignInRequest,
  signed: SignedByPasskey,
): Promise<SignedIn> {
  const { passkey, use } = await checkSigned(request, signed);
  return await request.sql.begin(async (sql) => {
    const user = await lockOwner(sql, passkey);
    if (!user) throw new DomainError("PASSKEY_UNKNOWN");
    await use(sql);
    await rememberDevice({ ...request, sql }, user.id);
    const event = { userId: user.id, kind: "signedInByPasskey" } as const;
    return { user, token: await beginSession(sql, request, event) };
  });
}

/** Sets a password by a passkey of the user in place of the current one; as `changePassword` it ends every session. */
export async function passwordByPasskey(
  request: SignInRequest,
  userId: number,
  { newPassword, signed }: PasswordByPasskeyInput,
): Promise<string> {
  refuseCommonPassword(request.accounts, newPassword, "newPassword");
  const { passkey, use } = await checkSigned(request, signed);
  // A passkey of another account on the same device.
  if (passkey.userId !== userId) throw new DomainError("PASSKEY_UNKNOWN");
  const account: Account | undefined = await findAccount(request.sql, userId);
  if (!account) throw new DomainError("UNAUTHORIZED");
  const event = { kind: "passwordByPasskey", confirm: use } as const;
  return await setPassword(request, account, { newPassword, ...event });
}

/** The passkey that has signed, and what notes its use. */
async function checkSigned(
  request: SignInRequest,
  signed: SignedByPasskey,
): Promise<{ passkey: StoredPasskey; use: (sql: TransactionSql) => Promise<void> }> {
  const passkey = await findPasskey(request.sql, signed.id);
  if (!passkey) throw new DomainError("PASSKEY_UNKNOWN");
  const seen = await verifySigned(request, passkey, signed);
  const at = new Date(request.now).toISOString();
  const use = async (sql: TransactionSql) => {
    // Removed meanwhile, or a copy of it was used further on.
    if ((await notePasskeyUse(sql, { id: passkey.id, ...seen, at })) === undefined)
      throw new DomainError("PASSKEY_REFUSED");
  };
  return { passkey, use };
}
