import { Edition, type ListedEdition } from "@daily-quran/domain/edition";
import { editionRefusal } from "@daily-quran/quran-text/import/refusal";
import { z } from "zod";
import { loadContent } from "../content/content.ts";
import { parseDocument } from "../content/ready-document.ts";
import { removeEdition } from "../features/edition/remove-edition.ts";
import { useEdition } from "../features/edition/use-edition.ts";
import type { CommandSetting } from "./command-setting.ts";
import { listEditions } from "./list-all.ts";
import { withDatabase } from "./with-database.ts";

/** Makes an edition a default of the readings. */
export async function chooseEdition(
  setting: CommandSetting,
  id: string,
  json?: boolean,
): Promise<void> {
  const { database } = setting.environment();
  await withDatabase(database, (sql) => useEdition(sql, id, builtInEditions(setting)));
  setting.output.write(json ? `${JSON.stringify({ used: id })}\n` : `Readings now use ${id}.\n`);
}

/** Removes an installed edition, once the operator has seen which and confirms. */
export async function dropEdition(
  setting: CommandSetting,
  id: string,
  { json, yes }: { readonly json?: true; readonly yes?: true },
): Promise<void> {
  if (builtInEditions(setting).some((edition) => edition.id === id))
    throw editionRefusal(
      `${id} is built in. Another can take its place: pnpm editions use <id>. To undo that: pnpm editions use ${id}`,
    );
  const { database } = setting.environment();
  await withDatabase(database, async (sql) => {
    const edition = (await listEditions(setting, sql)).find((each) => each.id === id);
    if (edition && !yes) await confirmRemoval(setting, edition);
    await removeEdition(sql, id);
  });
  setting.output.write(json ? `${JSON.stringify({ removed: id })}\n` : `${id} is removed.\n`);
}

async function confirmRemoval({ confirm }: CommandSetting, edition: ListedEdition): Promise<void> {
  const { id, name, kind, verses, isDefault, isLanguageDefault } = edition;
  const use = isDefault || isLanguageDefault ? ", in use" : "";
  const what = `This removes ${id}: ${name} (${kind}, ${verses} verses${use}).`;
  if (!confirm) throw editionRefusal(`${what} Confirm it with --yes.`);
  if (!(await confirm(`${what} Remove it?`))) throw editionRefusal("Nothing was removed.");
}

function builtInEditions({ folders }: CommandSetting): Edition[] {
  return z.array(Edition).parse(parseDocument(loadContent(folders.content).editions));
}
