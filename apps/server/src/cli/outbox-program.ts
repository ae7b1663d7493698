import { Command, InvalidArgumentError } from "commander";
import type { Sql } from "../db/client.ts";
import {
  type Chosen,
  dropMessages,
  type ListedMessage,
  readMessages,
  retryMessages,
} from "../features/outbox/manage-outbox.ts";
import type { DatabaseSetting } from "./database-setting.ts";
import { table } from "./table.ts";

const EXAMPLES = `
Examples:
  $ pnpm outbox list
  $ pnpm outbox retry 17
  $ pnpm outbox drop --dead`;

interface ListOptions {
  readonly waiting?: true;
  readonly json?: true;
}

interface ChoiceOptions {
  readonly dead?: true;
}

/** The command `outbox` with its subcommands. */
export function outboxProgram({ inDatabase, output, now }: DatabaseSetting): Command {
  const program = new Command("pnpm outbox")
    .description(
      "Mail and other messages that could not be sent: see why, try again, or drop them.",
    )
    .addHelpText("after", EXAMPLES);
  program
    .command("list")
    .description("list the dead letters, newest first (500 at most)")
    .option("--waiting", "what waits instead, in the order in which it is due")
    .option("--json", "print JSON for a program to read")
    .action(async ({ waiting, json }: ListOptions) => {
      const messages = await inDatabase((sql) => readMessages(sql, !waiting));
      output.write(json ? `${JSON.stringify(messages)}\n` : listed(messages));
    });
  const addCommand = (
    name: string,
    description: string,
    { work, done }: { work: (sql: Sql, chosen: Chosen) => Promise<number>; done: string },
  ): void => {
    program
      .command(name)
      .description(description)
      .argument("[number]", "the message's number", messageNumber)
      .option("--dead", "all dead letters")
      .action(async (id: string | undefined, { dead }: ChoiceOptions, command: Command) => {
        if ((id === undefined) !== (dead === true))
          command.error("error: name one message by its number, or --dead for all dead letters");
        const count = await inDatabase((sql) => work(sql, id === undefined ? "dead" : { id }));
        output.write(`${count} ${count === 1 ? "message is" : "messages are"} ${done}.\n`);
      });
  };
  addCommand("retry", "try again, now, with the whole time anew", {
    work: (sql, chosen) => retryMessages(sql, chosen, now()),
    done: "tried again by the app, within a second",
  });
  addCommand("drop", "delete unsent", { work: dropMessages, done: "dropped" });
  return program;
}

function messageNumber(text: string): string {
  if (/^[1-9]\d{0,17}$/.test(text)) return text;
  throw new InvalidArgumentError("A message's number is a whole number from 1.");
}

function listed(messages: readonly ListedMessage[]): string {
  if (messages.length === 0) return "There are none.\n";
  const head = ["NUMBER", "KIND", "MADE", "TRIES", "NEXT", "WHY"];
  return table([head, ...messages.map(cellsOf)]);
}

function cellsOf({ id, kind, madeAt, attempts, dueAt, deadAt, failure }: ListedMessage): string[] {
  return [
    id,
    kind,
    inMinutes(madeAt),
    String(attempts),
    deadAt === null ? inMinutes(dueAt) : "",
    failure ?? "",
  ];
}

const inMinutes = (instant: string): string => instant.slice(0, 16).replace("T", " ");
