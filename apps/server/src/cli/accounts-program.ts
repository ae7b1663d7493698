import { Command } from "commander";
import { resetPath } from "@daily-quran/domain/web-paths";
import {
  type AccountName,
  describeAccount,
  disableAccount,
  enableAccount,
  endSessions,
  listAccounts,
  type ListedAccount,
  makeResetLink,
  type NamedAccount,
  type OperatorAction,
} from "../features/auth/operator.ts";
import type { DatabaseSetting } from "./database-setting.ts";
import { table } from "./table.ts";

const HELP = `
<user> is a username, an e-mail address or a user ID; --id 4 and --name 4 tell the two apart.

Examples:
  $ pnpm accounts list amina
  $ pnpm accounts reset-link amina

A server that runs takes each change at once.`;

/** The command `accounts` with its subcommands. */
export function accountsProgram(setting: DatabaseSetting): Command {
  const program = new Command("pnpm accounts")
    .description("Accounts: find them, let people back in, and shut people out.")
    .addHelpText("after", HELP);

  const part = (name: string, description: string): Command =>
    program
      .command(name)
      .description(description)
      .option("--json", "print JSON for a program to read");

  part("list [part]", "list accounts, or those with a part of a name or address").action(
    (text: string | undefined, { json }: Json) => listAllAccounts(setting, text, json),
  );
  const onUser = (name: string, description: string): Command =>
    part(`${name} [user]`, description)
      .option("--id <id>", "the user of this ID")
      .option("--name <name>", "the user of this username or e-mail address");

  onUser("reset-link", "make a link by which its owner sets a password, once").action(
    async (user: string | undefined, options: UserOptions, command: Command) => {
      const { account, token, expiresAt } = await onAccount(
        setting,
        nameIn(user, options, command),
        makeResetLink,
      );
      const url = setting.environment().site.publicUrl + resetPath(token);
      const until = `${expiresAt.slice(0, 16).replace("T", " ")} UTC`;
      const { username } = account;
      say(
        setting,
        options.json,
        { username, url, expiresAt },
        `${describeAccount(account)} sets a password here, once, until ${until}:\n${url}`,
      );
    },
  );
  const addCommand = (
    name: string,
    description: string,
    { work, done }: { work: (action: OperatorAction) => Promise<NamedAccount>; done: string },
  ): void => {
    onUser(name, description).action(
      async (user: string | undefined, options: UserOptions, command: Command) => {
        const account = await onAccount(setting, nameIn(user, options, command), work);
        const { username } = account;
        say(setting, options.json, { username, done: name }, `${describeAccount(account)} ${done}`);
      },
    );
  };
  addCommand("end-sessions", "sign it out everywhere", {
    work: endSessions,
    done: "is signed out everywhere.",
  });
  addCommand("disable", "sign it out and keep it from signing in", {
    work: disableAccount,
    done: "is disabled and signed out everywhere.",
  });
  addCommand("enable", "let a disabled one sign in again", {
    work: enableAccount,
    done: "can sign in again.",
  });
  return program;
}

interface Json {
  readonly json?: true;
}

interface UserOptions extends Json {
  readonly id?: string;
  readonly name?: string;
}

/** The one name that was given, of three ways to give it. */
function nameIn(
  user: string | undefined,
  { id, name }: UserOptions,
  command: Command,
): AccountName {
  const given: AccountName[] = [];
  if (user !== undefined) given.push({ text: user, by: "any" });
  if (id !== undefined) given.push({ text: id, by: "id" });
  if (name !== undefined) given.push({ text: name, by: "name" });
  const [only, ...others] = given;
  if (!only || others.length > 0) command.error("error: name one user: <user>, --id or --name");
  return only;
}

async function onAccount<Result>(
  { inDatabase, now }: DatabaseSetting,
  named: AccountName,
  work: (action: OperatorAction) => Promise<Result>,
): Promise<Result> {
  return await inDatabase((sql) => work({ sql, now: now(), named }));
}

function say(
  { output }: DatabaseSetting,
  json: boolean | undefined,
  ...[value, line]: [object, string]
): void {
  output.write(`${json ? JSON.stringify(value) : line}\n`);
}

/** Prints accounts, all or those with a part of a username or e-mail address. */
async function listAllAccounts(
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
