import {
  EditionLanguage,
  InstalledKind,
  Edition,
  type ListedEdition,
} from "@daily-quran/domain/edition";
import { Command, Option } from "commander";
import { editionRefusal } from "@daily-quran/quran-text/import/refusal";
import { addEdition, type AddOptions } from "./add-edition.ts";
import { z } from "zod";
import { parseDocument } from "../content/ready-document.ts";
import { removeEdition } from "../features/edition/remove-edition.ts";
import { useEdition } from "../features/edition/use-edition.ts";
import type { CommandSetting } from "./command-setting.ts";
import { listAll, listEditions } from "./list-all.ts";
import { loadContent } from "../content/content.ts";
import { checkEditions, type EditionCheck } from "../features/edition/check-editions.ts";
import { withDatabase } from "./with-database.ts";
import { importFirstTafseer } from "../features/edition/import/first-import.ts";
import { isFirstImportDue } from "../features/edition/first-import-due.ts";

const EXAMPLES = `
Examples:
  $ pnpm editions add en-al-jalalayn
  $ pnpm editions add ./my-translation.txt --id en-mine --kind translation --source https://example.org

A server that runs takes the change at once.`;

/** The sources of an edition, as the help lists them. */
const WHAT = `an id such as en-al-jalalayn; a folder such as ./mine, a .json, .txt, .csv, .xml, .db, .zip or .tar.gz file; or its web
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

/** Checks the built documents and every installed edition; throws after printing if any has a fault. */
async function checkAll(setting: CommandSetting, json?: boolean): Promise<void> {
  const { folders, environment, output } = setting;
  // Loading compares every document with the hash that was recorded when it was built.
  loadContent(folders.content);
  const { database } = environment();
  const checks = await withDatabase(database, checkEditions);
  output.write(
    json
      ? `${JSON.stringify(checks)}\n`
      : ["The built-in text is as it was built.", ...checks.map(lineOf)].join("\n").concat("\n"),
  );
  const faulty = checks.filter(({ fault }) => fault !== undefined).map(({ id }) => id);
  if (faulty.length > 0)
    throw editionRefusal(
      `Not as imported: ${faulty.join(", ")}. Import again: pnpm editions add <id>`,
    );
}

function lineOf({ id, verses, missingVerses, fault }: EditionCheck): string {
  if (fault !== undefined) return `${id}: ${fault}`;
  const lacking = missingVerses.length > 0 ? `, ${missingVerses.length} missing` : "";
  return `${id} is as it was imported: ${verses.toLocaleString("en-US")} verses${lacking}.`;
}

/**
 * Runs at the first start: imports a commentary unless somebody has decided about one, and prints one line
 * either way.
 */
async function importFirst(setting: CommandSetting): Promise<void> {
  const { folders, environment, signal, now, errors } = setting;
  const { database, editions } = environment();
  await withDatabase(database, async (sql) => {
    if (!(await isFirstImportDue(sql, editions.tafseer))) return;
    await importFirstTafseer(sql, {
      ...editions,
      directory: folders.root,
      signal,
      now,
      // On standard error, so that the last line of standard output stays the app's address.
      say: (line) => void errors.write(`${line}\n`),
    });
  });
}

/** Makes an edition a default of the readings. */
async function chooseEdition(setting: CommandSetting, id: string, json?: boolean): Promise<void> {
  const { database } = setting.environment();
  await withDatabase(database, (sql) => useEdition(sql, id, builtInEditions(setting)));
  setting.output.write(json ? `${JSON.stringify({ used: id })}\n` : `Readings now use ${id}.\n`);
}

/** Removes an installed edition, once the operator has seen which and confirms. */
async function dropEdition(
  setting: CommandSetting,
  id: string,
  { json, yes }: { readonly json?: true; readonly yes?: true },
): Promise<void> {
  if (builtInEditions(setting).some((edition) => edition.id === id))
    throw editionRefusal(
      `${id} is built in. Another can take its place: pnpm editions use <id>. To undo that: pnpm editions use ${id}`,
    );
  const { database } = setting.environment();
  const next = await withDatabase(database, async (sql) => {
    const edition = (await listEditions(setting, sql)).find((each) => each.id === id);
    if (edition && !yes) await confirmRemoval(setting, edition);
    await removeEdition(sql, id);
    if (!edition || !isUsed(edition)) return undefined;
    const { kind, language } = edition;
    const others = (await listEditions(setting, sql)).filter(isUsed);
    return others.find((each) => each.kind === kind && each.language === language);
  });
  const used = next ? ` Readings now use ${next.id}.` : "";
  setting.output.write(
    json ? `${JSON.stringify({ removed: id })}\n` : `${id} is removed.${used}\n`,
  );
}

const isUsed = ({ isDefault, isLanguageDefault }: ListedEdition): boolean =>
  isDefault || isLanguageDefault;

async function confirmRemoval({ confirm }: CommandSetting, edition: ListedEdition): Promise<void> {
  const { id, name, kind, verses } = edition;
  const use = isUsed(edition) ? ", in use" : "";
  const what = `This removes ${id}: ${name} (${kind}, ${verses} verses${use}).`;
  if (!confirm) throw editionRefusal(`${what} Confirm it with --yes.`);
  if (!(await confirm(`${what} Remove it?`))) throw editionRefusal("Nothing was removed.");
}

function builtInEditions({ folders }: CommandSetting): Edition[] {
  return z.array(Edition).parse(parseDocument(loadContent(folders.content).editions));
}
