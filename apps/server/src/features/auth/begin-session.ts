import type { TransactionSql } from "postgres";
import type { AccountRequest } from "./account-request.ts";
import { deviceName } from "./device-name.ts";
import { endSession, startSession } from "./sessions.ts";
import { shareLanguage } from "./share-language.ts";

/** Signs a browser in under a new token, in the account's language; the session that it had before is over. */
export async function beginSession(
  sql: TransactionSql,
  { now, token, userAgent, languageCookie }: AccountRequest,
  userId: number,
): Promise<string> {
  await shareLanguage(sql, languageCookie, userId);
  if (token) await endSession({ sql, now }, token);
  return await startSession({ sql, now }, userId, deviceName(userAgent));
}
