import type { TransactionSql } from "postgres";
import type { AccountRequest } from "./account-request.ts";
import { deviceName } from "./device-name.ts";
import { endSession, startSession } from "./sessions.ts";

/** Starts a session under a new token; the one that the browser had before is over. */
export async function beginSession(
  sql: TransactionSql,
  { now, token, userAgent }: AccountRequest,
  userId: number,
): Promise<string> {
  if (token) await endSession({ sql, now }, token);
  return await startSession({ sql, now }, userId, deviceName(userAgent));
}
