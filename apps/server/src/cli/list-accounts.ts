import { type ListedAccount, listAccounts } from "../features/auth/operator.ts";
import type { DatabaseSetting } from "./database-setting.ts";
import { table } from "./table.ts";

/** Prints accounts, all or those with a part of a username or e-mail address. */
export async function listAllAccounts(
  { inDatabase, now, output }: DatabaseSetting,
  part?: string,
  json?: boolean,
): Promise<void> {
  const accounts = await inDatabase((sql) => listAccounts(sql, now(), part));
  if (json) return void output.write(`${JSON.stringify(accounts)}\n`);
  if (accounts.length === 0) return void output.write("There are no such accounts.\n");
  output.write(
    table([
      ["ID", "USERNAME", "E-MAIL", "JOINED", "LAST VISIT", "SESSIONS", "STATE"],
      ...accounts.map(cellsOf),
    ]),
  );
}

function cellsOf(account: ListedAccount): string[] {
  return [
    String(account.id),
    account.username,
    account.email,
    account.createdAt.slice(0, 10),
    account.lastVisit?.slice(0, 10) ?? "",
    String(account.sessions),
    account.disabledAt === null ? "" : "disabled",
  ];
}
