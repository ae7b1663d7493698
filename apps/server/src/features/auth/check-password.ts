import type { AccountRequest } from "./account-request.ts";
import type { Account } from "./account.sql.ts";
import { type Attempt, giveBackAttempt, takeAttempt } from "./attempts.ts";
import { networkOf } from "./network.ts";
import { HASH_OF_NOBODY, inTurn, verifyPassword } from "./passwords.ts";

/** What is tried: a password under a name (lower case), for an account if the name has one. */
export interface PasswordTrial {
  readonly name: string;
  readonly password: string;
  readonly account: Account | undefined;
}

/**
 * Whether the password is right; only failures count towards the limits. The attempt is counted
 * before the hash is looked at and given back when it was right: guesses at the same moment cannot
 * pass the limit together, and no more than the turns' own number is ever undecided.
 */
export async function checkPassword(
  request: AccountRequest,
  { name, password, account }: PasswordTrial,
): Promise<boolean> {
  return await inTurn(async () => {
    const attempts = await takeLoginAttempts(request, name);
    const right = await verifyPassword(account?.passwordHash ?? HASH_OF_NOBODY, password);
    if (right) await Promise.all(attempts.map((attempt) => giveBackAttempt(request.sql, attempt)));
    return right;
  });
}

async function takeLoginAttempts(
  request: AccountRequest,
  name: string,
): Promise<[Attempt, Attempt]> {
  const { accounts, address, sql } = request;
  const minutes = accounts.loginFailureMinutes;
  const ofAddress = await takeAttempt(request, {
    subject: `login:network:${networkOf(address)}`,
    most: accounts.loginFailuresPerAddress,
    minutes,
  });
  try {
    const ofAccount = await takeAttempt(request, {
      subject: `login:account:${name}`,
      most: accounts.loginFailuresPerAccount,
      minutes,
    });
    return [ofAddress, ofAccount];
  } catch (error) {
    await giveBackAttempt(sql, ofAddress);
    throw error;
  }
}
