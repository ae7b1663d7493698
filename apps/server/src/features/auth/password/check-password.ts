import type { Account } from "../account/account.sql.ts";
import type { AccountRequest } from "../account/account-request.ts";
import { type AttemptLimit, giveBackAttempts, takeAttempts } from "../attempt/attempts.ts";
import { DUMMY_HASH, withHashSlot, verifyPassword } from "./passwords.ts";

/** A password to check, the account if the name has one, and the limits that it counts towards. */
export interface PasswordTrial {
  readonly password: string;
  readonly account: Account | undefined;
  readonly limits: readonly AttemptLimit[];
  /** Limits counted even for a right password. */
  readonly successes?: readonly AttemptLimit[];
}

/**
 * Whether the password is right; only failures count. Counted before hashing and released on success, so
 * that concurrent guesses cannot pass a limit.
 */
export async function checkPassword(
  request: AccountRequest,
  { password, account, limits, successes = [] }: PasswordTrial,
): Promise<boolean> {
  return await withHashSlot(async () => {
    const attempts = await takeAttempts(request, limits);
    const counted = await takeAttempts(request, successes).catch(async (refusal: unknown) => {
      await giveBackAttempts(request.sql, attempts);
      throw refusal;
    });
    const right = await verifyPassword(account?.passwordHash ?? DUMMY_HASH, password);
    await giveBackAttempts(request.sql, right ? attempts : counted);
    return right;
  });
}
