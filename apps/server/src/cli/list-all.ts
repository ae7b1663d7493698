import type { ListedEdition } from "@daily-quran/domain/edition";
import { loadContent } from "../content/content.ts";
import { parseDocument } from "../content/ready-document.ts";
import { contentOfLibrary } from "../content/content-of-library.ts";
import type { Sql } from "../db/client.ts";
import { loadLibrary } from "../features/edition/load-library.ts";
import type { CommandSetting } from "./command-setting.ts";
import { table } from "./table.ts";
import { withDatabase } from "./with-database.ts";

/** Prints every edition in the order of the API. */
export async function listAll(setting: CommandSetting, json?: boolean): Promise<void> {
  const { environment, output } = setting;
  const editions = await withDatabase(environment().database, (sql) => listEditions(setting, sql));
  output.write(json ? `${JSON.stringify(editions)}\n` : tableOf(editions));
}

/** Every edition, built-in and installed. */
export async function listEditions(
  { folders }: CommandSetting,
  sql: Sql,
): Promise<ListedEdition[]> {
  const content = await contentOfLibrary(loadContent(folders.content), await loadLibrary(sql));
  return parseDocument(content.editions) as ListedEdition[];
}

function tableOf(editions: readonly ListedEdition[]): string {
  const rows = [
    ["ID", "KIND", "LANGUAGE", "VERSES", "IN USE", "NAME"],
    ...editions.map((edition) => [
      edition.id,
      edition.kind,
      edition.language,
      edition.verses.toLocaleString("en-US"),
      useOf(edition),
      edition.name,
    ]),
  ];
  return table(rows);
}

function useOf({ isDefault, isLanguageDefault, language }: ListedEdition): string {
  if (isDefault) return "yes";
  return isLanguageDefault ? `for ${language}` : "";
}
