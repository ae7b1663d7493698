import { editionRefusal } from "@daily-quran/quran-text/import/refusal";
import { loadContent } from "../content/content.ts";
import { checkEditions, type EditionCheck } from "../features/edition/check-editions.ts";
import type { CommandSetting } from "./command-setting.ts";
import { withDatabase } from "./with-database.ts";

/** Checks the built documents and every installed edition; throws after printing if any has a fault. */
export async function checkAll(setting: CommandSetting, json?: boolean): Promise<void> {
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
