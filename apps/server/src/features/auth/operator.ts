import { randomBytes } from "node:crypto";
import { DomainError } from "@daily-quran/domain/errors";
import { RESET_HOURS } from "@daily-quran/domain/password-reset";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";
import {
  type ListedAccount,
  listAccountsWith,
  lockNamedAccount,
  updateDisabled,
} from "./operator.sql.ts";
import { hashOfReset } from "./password-reset.ts";
import { deleteResetOf, insertReset } from "./password-reset.sql.ts";
import { endSessionsOf, SESSION_DAYS } from "./sessions.ts";

export type { ListedAccount } from "./operator.sql.ts";

/**
 * What the operator does to one account: `named` is its username, e-mail address or ID; `now` in epoch
 * milliseconds.
 */
export interface OperatorAction {
  readonly sql: Sql;
  readonly now: number;
  readonly named: string;
}

/** A link that sets a password, shown only once. */
export interface ResetLink {
  readonly username: string;
  readonly token: string;
  readonly expiresAt: string;
}

/** Every account whose username or e-mail address contains `part`. */
export async function listAccounts(sql: Sql, now: number, part = ""): Promise<ListedAccount[]> {
  const at = new Date(now).toISOString();
  return await listAccountsWith(sql, { part, now: at, sessionDays: SESSION_DAYS });
}

/** Makes a link by which the owner sets a password; throws USER_NOT_FOUND, or ACCOUNT_DISABLED. */
export async function makeResetLink(action: OperatorAction): Promise<ResetLink> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(action.now + RESET_HOURS * 60 * 60 * 1000).toISOString();
  return await onAccount(action, async (sql, { id, username, disabledAt }) => {
    if (disabledAt !== null) throw new DomainError("ACCOUNT_DISABLED");
    await insertReset(sql, { userId: id, tokenHash: hashOfReset(token), expiresAt });
    return { username, token, expiresAt };
  });
}

/** Signs an account out everywhere; returns its username. */
export async function endSessions(action: OperatorAction): Promise<string> {
  return await onAccount(action, async (sql, { id, username }) => {
    await endSessionsOf({ sql, now: action.now }, id);
    return username;
  });
}

/** Disables an account: no sign-in, no session, no reset link; returns its username. */
export async function disableAccount(action: OperatorAction): Promise<string> {
  return await onAccount(action, async (sql, { id, username, disabledAt }) => {
    await updateDisabled(sql, id, disabledAt ?? new Date(action.now).toISOString());
    await endSessionsOf({ sql, now: action.now }, id);
    await deleteResetOf(sql, id);
    return username;
  });
}

/** Enables a disabled account again; returns its username. */
export async function enableAccount(action: OperatorAction): Promise<string> {
  return await onAccount(action, async (sql, { id, username }) => {
    await updateDisabled(sql, id, null);
    return username;
  });
}

async function onAccount<Result>(
  { sql, named }: OperatorAction,
  work: (
    sql: TransactionSql,
    account: { id: number; username: string; disabledAt: string | null },
  ) => Promise<Result>,
): Promise<Result> {
  return (await sql.begin(async (sql) => {
    const account = await lockNamedAccount(sql, named.normalize("NFC"));
    if (!account) throw new DomainError("USER_NOT_FOUND", `There is no account “${named}”.`);
    return await work(sql, account);
  })) as Result;
}
