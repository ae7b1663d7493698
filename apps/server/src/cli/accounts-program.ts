import { Command } from "commander";
import { resetPath } from "@daily-quran/domain/web-paths";
import {
  disableAccount,
  enableAccount,
  endSessions,
  makeResetLink,
  type OperatorAction,
} from "../features/auth/operator.ts";
import type { DatabaseSetting } from "./database-setting.ts";
import { listAllAccounts } from "./list-accounts.ts";

const HELP = `
<user> is a username, an e-mail address or a user ID.

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
  part("reset-link <user>", "make a link by which its owner sets a password, once").action(
    async (named: string, { json }: Json) => {
      const { username, token, expiresAt } = await onAccount(setting, named, makeResetLink);
      const url = setting.environment().site.publicUrl + resetPath(token);
      const until = `${expiresAt.slice(0, 16).replace("T", " ")} UTC`;
      say(
        setting,
        json,
        { username, url, expiresAt },
        `${username} sets a password here, once, until ${until}:\n${url}`,
      );
    },
  );
  const addCommand = (
    name: string,
    description: string,
    { work, done }: { work: (action: OperatorAction) => Promise<string>; done: string },
  ): void => {
    part(`${name} <user>`, description).action(async (named: string, { json }: Json) => {
      const username = await onAccount(setting, named, work);
      say(setting, json, { username, done: name }, `${username} ${done}`);
    });
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

async function onAccount<Result>(
  { inDatabase, now }: DatabaseSetting,
  named: string,
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
