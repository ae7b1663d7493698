import { DomainError } from "@daily-quran/domain/errors";
import { RESET_HOURS } from "@daily-quran/domain/account/password-reset";
import type { Sql, TransactionSql } from "../../db/client.ts";
import { startFailure } from "../../db/start-failure.ts";
import {
  type AccountName,
  type ListedAccount,
  listAccountsWith,
  lockNamedAccounts,
  type NamedAccount,
  updateDisabled,
} from "./operator.sql.ts";
import { hashOfSecret, newSecret } from "../../request/secret.ts";
import { deleteResetOf, insertReset } from "./password-reset.sql.ts";
import { endSessionsOf, SESSION_DAYS } from "./session/sessions.ts";

export type { AccountName, ListedAccount, NamedAccount } from "./operator.sql.ts";

/** What the operator does to one account; `now` in epoch milliseconds. */
export interface OperatorAction {
  readonly sql: Sql;
  readonly now: number;
  readonly named: AccountName;
}

/** A link that sets a password, shown only once. */
export interface ResetLink {
  readonly account: NamedAccount;
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
  const token = newSecret();
  const expiresAt = new Date(action.now + RESET_HOURS * 60 * 60 * 1000).toISOString();
  return await onAccount(action, async (sql, account) => {
    if (account.disabledAt !== null) throw new DomainError("ACCOUNT_DISABLED");
    await insertReset(sql, {
      userId: account.id,
      isMailed: false,
      tokenHash: hashOfSecret(token),
      expiresAt,
    });
    return { account, token, expiresAt };
  });
}

/** Signs an account out everywhere; returns it. */
export async function endSessions(action: OperatorAction): Promise<NamedAccount> {
  return await onAccount(action, async (sql, account) => {
    await endSessionsOf({ sql, now: action.now }, account.id);
    return account;
  });
}

/** Disables an account: no sign-in, no session, no reset link; returns it. */
export async function disableAccount(action: OperatorAction): Promise<NamedAccount> {
  return await onAccount(action, async (sql, account) => {
    await updateDisabled(sql, account.id, account.disabledAt ?? new Date(action.now).toISOString());
    await endSessionsOf({ sql, now: action.now }, account.id);
    await deleteResetOf(sql, account.id);
    return account;
  });
}

/** Enables a disabled account again; returns it. */
export async function enableAccount(action: OperatorAction): Promise<NamedAccount> {
  return await onAccount(action, async (sql, account) => {
    await updateDisabled(sql, account.id, null);
    return account;
  });
}

async function onAccount<Result>(
  { sql, named }: OperatorAction,
  work: (sql: TransactionSql, account: NamedAccount) => Promise<Result>,
): Promise<Result> {
  const text = named.text.normalize("NFC");
  return (await sql.begin(async (sql) => {
    const [account, ...others] = await lockNamedAccounts(sql, { ...named, text });
    if (!account) throw new DomainError("USER_NOT_FOUND", `There is no account “${text}”.`);
    if (others.length > 0) throw eitherOf(text, [account, ...others]);
    return await work(sql, account);
  })) as Result;
}

/** Which account is meant cannot be known, and a wrong guess gives somebody's account away. */
function eitherOf(text: string, accounts: readonly NamedAccount[]): Error {
  const lines = accounts.map(
    (each) => `  ${describeAccount(each)}: --${String(each.id) === text ? "id" : "name"} ${text}`,
  );
  return startFailure(`“${text}” can be either of these; say which:\n${lines.join("\n")}`);
}

/** An account as the operator is told of it: username, ID and e-mail address. */
export function describeAccount({ username, id, email }: NamedAccount): string {
  return `${username} (ID ${id}, ${email})`;
}
