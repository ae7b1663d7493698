import { EditionLanguage, InstalledKind } from "@daily-quran/domain/edition";
import { Command, Option } from "commander";
import { addEdition, type AddOptions } from "./add-edition.ts";
import { checkAll } from "./check-all.ts";
import { chooseEdition, dropEdition } from "./choose-edition.ts";
import type { CommandSetting } from "./command-setting.ts";
import { importFirst } from "./import-first.ts";
import { listAll } from "./list-all.ts";

const EXAMPLES = `
Examples:
  $ pnpm editions add en-al-jalalayn
  $ pnpm editions add ./my-translation.txt --id en-mine --kind translation --source https://example.org

A server that runs takes the change at once.`;

/** The sources of an edition, as the help lists them. */
const WHAT = `an id such as en-al-jalalayn; a folder such as ./mine, a .json, .txt, .zip or .tar.gz file; or its web
address: one that ends with / holds 1.json to 114.json, {surah} stands for the number`;

/** The command `editions` with its subcommands. */
export function editionsProgram(setting: CommandSetting): Command {
  const program = new Command("pnpm editions")
    .description(
      "Translations and commentaries beside the built-in text: add, check and replace them.",
    )
    .addHelpText("after", EXAMPLES);

  const part = (name: string, description: string): Command =>
    program
      .command(name)
      .description(description)
      .option("--json", "print JSON for a program to read");

  part("list", "list every edition, built-in and installed").action(({ json }: Json) =>
    listAll(setting, json),
  );
  part("add", "add an edition, or replace it by a newer one")
    .argument("<what>", WHAT)
    .addOption(new Option("--kind <kind>", "what it is").choices(InstalledKind.options))
    .addOption(new Option("--language <language>", "its language").choices(EditionLanguage.options))
    .option("--id <id>", "what it is called here; else its own name")
    .option("--name <name>", "its title for readers")
    .option("--author <author>", "who wrote it")
    .option("--source <address>", "where readers find its source")
    .option("--licence <text>", "under which licence it may be shown")
    .option("--incomplete", "take a commentary that lacks verses; they are listed")
    .option(
      "--any-language",
      "take a text that looks like another language than it is said to be in",
    )
    .action((what: string, options: AddOptions & Json) => addEdition(setting, what, options));
  part("remove <id>", "remove an installed edition, after a question")
    .option("--yes", "do not ask")
    .action((id: string, options: Json & { readonly yes?: true }) =>
      dropEdition(setting, id, options),
    );
  part("use <id>", "make readings of an edition").action((id: string, { json }: Json) =>
    chooseEdition(setting, id, json),
  );
  part("check", "check every text again").action(({ json }: Json) => checkAll(setting, json));
  program.command("first-import", { hidden: true }).action(() => importFirst(setting));
  return program;
}

interface Json {
  readonly json?: true;
}
