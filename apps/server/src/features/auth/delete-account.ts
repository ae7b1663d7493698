import { DomainError } from "@daily-quran/domain/errors";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import { releaseGroupsOf } from "../group/release-groups.ts";
import type { AccountRequest } from "./account/account-request.ts";
import { deleteUser } from "./account/account.sql.ts";
import { confirmPassword } from "./password/confirm-password.ts";

/**
 * Deletes an account with its sessions; the groups that it created go to their heirs in the same transaction.
 */
export async function deleteAccount(
  request: AccountRequest,
  userId: number,
  password: string,
): Promise<void> {
  const account = await confirmPassword(request, userId, password);
  await withLongTimeout(request.sql).begin(async (sql) => {
    // Locks groups before the account, in the same order as adding a member: no deadlock.
    await releaseGroupsOf(sql, { userId, now: request.now });
    if (!(await deleteUser(sql, account))) throw new DomainError("WRONG_PASSWORD");
  });
}
