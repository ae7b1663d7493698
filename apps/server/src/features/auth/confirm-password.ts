import { DomainError } from "@daily-quran/domain/errors";
import type { AccountRequest } from "./account-request.ts";
import { type Account, findAccount } from "./account.sql.ts";
import { checkPassword } from "./check-password.ts";
import { passwordFormLimits } from "./guess-limits.ts";

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
