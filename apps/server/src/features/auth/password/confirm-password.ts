import { DomainError } from "@daily-quran/domain/errors";
import type { AccountRequest } from "../account/account-request.ts";
import { type Account, findAccount } from "../account/account.sql.ts";
import { checkPassword } from "./check-password.ts";
import { passwordFormLimits } from "../attempt/guess-limits.ts";

/** The account of a signed-in user who enters its password again; throws WRONG_PASSWORD. */
export async function confirmPassword(
  request: AccountRequest,
  userId: number,
  password: string,
): Promise<Account> {
  const account = await findAccount(request.sql, userId);
  if (!account || !request.token) throw new DomainError("UNAUTHORIZED");
  const limits = passwordFormLimits(request.accounts, request.token);
  if (!(await checkPassword(request, { password, account, limits })))
    throw new DomainError("WRONG_PASSWORD");
  return account;
}
