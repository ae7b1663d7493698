import type { AccountEventKind } from "@daily-quran/domain/account/account-event";
import { DEFAULT_LANGUAGE } from "@daily-quran/domain/language";
import type { TransactionSql } from "../../../db/client.ts";
import { recordAccountEvent } from "../../account-event/record-account-event.ts";
import type { AccountRequest } from "../account/account-request.ts";
import { findOwnMails } from "../account/mail-to.sql.ts";
import { SIGN_IN_MAIL } from "../../mail/email-kinds.ts";
import { findDeviceOf } from "./devices.ts";
import { enqueue } from "../../outbox/enqueue.ts";
import { deviceName } from "./device-name.ts";
import { endSession, startSession } from "./sessions.ts";
import { findLanguage, updateLanguage } from "../account/language.sql.ts";

/**
 * Signs a browser in under a new token, in the account's language; the session that it had before is over. The
 * account's history says how.
 */
export async function beginSession(
  sql: TransactionSql,
  request: AccountRequest,
  { userId, kind }: { userId: number; kind: AccountEventKind },
): Promise<string> {
  const { now, token, userAgent } = request;
  await shareLanguage(sql, request, userId);
  if (token) await endSession({ sql, now }, token);
  const device = deviceName(userAgent);
  await recordAccountEvent(sql, { userId, now }, { kind, detail: device });
  if (request.sendsMail && (await isToBeTold(sql, request, userId)))
    await enqueue(sql, now, { kind: SIGN_IN_MAIL, payload: { userId, device: device ?? "" } });
  return await startSession({ sql, now }, userId, device);
}

/** Whether a user wants to be told of a device that is new to the account. */
const isToBeTold = async (
  sql: TransactionSql,
  { deviceCookie }: AccountRequest,
  userId: number,
): Promise<boolean> =>
  (await findOwnMails(sql, userId)).signIns &&
  (await findDeviceOf({ sql, deviceCookie }, userId)) === undefined;

/**
 * At a sign-in the browser takes the account's language; an account without one takes the browser's choice, else
 * that of a page in another language than the default, so that mails come in it.
 */
async function shareLanguage(
  sql: TransactionSql,
  { language: shown, languageCookie }: AccountRequest,
  userId: number,
): Promise<void> {
  const language = await findLanguage(sql, userId);
  if (language !== undefined && language !== languageCookie.value) languageCookie.set(language);
  const theirs = languageCookie.value ?? (shown === DEFAULT_LANGUAGE ? undefined : shown);
  if (language === undefined && theirs !== undefined) await updateLanguage(sql, userId, theirs);
}
