import { DomainError } from "@daily-quran/domain/errors";
import type { ChangePasswordInput } from "@daily-quran/domain/account/user";
import { recordAccountEvent } from "../account-event/record-account-event.ts";
import type { AccountRequest } from "./account/account-request.ts";
import { lockAccount, updatePasswordHash } from "./account/account.sql.ts";
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
  refuseCommonPassword(request.accounts, newPassword);
  const account = await confirmPassword(request, userId, currentPassword);
  const passwordHash = await withHashSlot(() => hashPassword(newPassword));
  await rememberDevice(request, userId);
  return await request.sql.begin(async (sql) => {
    if (!(await lockAccount(sql, account))) throw new DomainError("WRONG_PASSWORD");
    await updatePasswordHash(sql, { id: userId, passwordHash });
    const store = { sql, now: request.now };
    await endSessionsOf(store, userId);
    const device = deviceName(request.userAgent);
    const event = { kind: "passwordChanged", detail: device } as const;
    await recordAccountEvent(sql, { userId, now: request.now }, event);
    return await startSession(store, userId, device);
  });
}
