import type { AccountEventKind } from "@daily-quran/domain/account/account-event";
import { DomainError } from "@daily-quran/domain/errors";
import type { ChangePasswordInput } from "@daily-quran/domain/account/user";
import type { TransactionSql } from "../../db/client.ts";
import { recordAccountEvent } from "../account-event/record-account-event.ts";
import type { AccountRequest } from "./account/account-request.ts";
import { type Account, lockAccount, updatePasswordHash } from "./account/account.sql.ts";
import { confirmPassword } from "./password/confirm-password.ts";
import { deviceName } from "./session/device-name.ts";
import { rememberDevice } from "./session/devices.ts";
import { hashPassword, withHashSlot } from "./password/passwords.ts";
import { refuseCommonPassword } from "./register.ts";
import { endSessionsOf, startSession } from "./session/sessions.ts";

/** Sets another password and ends every session; returns the token of a new one for this browser. */
export async function changePassword(
  request: AccountRequest,
  userId: number,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<string> {
  refuseCommonPassword(request.accounts, newPassword, "newPassword");
  const account = await confirmPassword(request, userId, currentPassword);
  return await setPassword(request, account, { newPassword, kind: "passwordChanged" });
}

/** The same of an account whose owner is sure already; `confirm` says so once more in the transaction. */
export async function setPassword(
  request: AccountRequest,
  account: Account,
  change: {
    readonly newPassword: string;
    readonly kind: AccountEventKind;
    readonly confirm?: (sql: TransactionSql) => Promise<void>;
  },
): Promise<string> {
  const userId = account.id;
  const passwordHash = await withHashSlot(() => hashPassword(change.newPassword));
  await rememberDevice(request, userId);
  return await request.sql.begin(async (sql) => {
    if (!(await lockAccount(sql, account))) throw new DomainError("WRONG_PASSWORD");
    await change.confirm?.(sql);
    await updatePasswordHash(sql, { id: userId, passwordHash });
    const store = { sql, now: request.now };
    await endSessionsOf(store, userId);
    const device = deviceName(request.userAgent);
    await recordAccountEvent(
      sql,
      { userId, now: request.now },
      { kind: change.kind, detail: device },
    );
    return await startSession(store, userId, device);
  });
}
