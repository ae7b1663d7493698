import type { ListedEdition } from "@daily-quran/domain/edition";
import { type Library, type LibraryEdition, staleLibrary } from "../../content/library.ts";
import { verseTexts } from "../../content/verse-texts.ts";
import type { Sql } from "../../db/client.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import type { DefaultSlot } from "./default-slot.ts";
import { type ChoiceRow, type EditionRow, listChoices, listEditionRows } from "./edition.sql.ts";
import { listRuns, listRunsOn } from "./run.sql.ts";

/** The version of the library: it changes whenever the content does. */
export async function libraryVersion(sql: Sql): Promise<string> {
  return await withLongTimeout(sql).begin(
    "isolation level repeatable read read only",
    async (sql) => versionOf(await listEditionRows(sql), await listChoices(sql)),
  );
}

/** Reads one state of the installed editions, with the whole text of those that readings are made of. */
export async function loadLibrary(sql: Sql): Promise<Library> {
  const state = await withLongTimeout(sql).begin(
    "isolation level repeatable read read only",
    async (sql) => {
      const rows = await listEditionRows(sql);
      const choices = await listChoices(sql);
      const editions: LibraryEdition[] = [];
      for (const row of rows) {
        const listed = listEdition(row, choices);
        const texts = listed.isDefault ? verseTexts(await listRuns(sql, row.id)) : undefined;
        editions.push({ listed, revision: row.revision, texts });
      }
      return { version: versionOf(rows, choices), editions };
    },
  );
  return {
    ...state,
    findRuns: async ({ listed, revision }, ranges) => {
      const runs = await listRunsOn(sql, { id: listed.id, revision }, ranges);
      if (!runs) throw staleLibrary();
      return runs;
    },
  };
}

function versionOf(rows: readonly EditionRow[], choices: readonly ChoiceRow[]): string {
  const editions = rows.map(({ id, revision }) => `${id}@${revision}`);
  return [...editions, ...choices.map(({ place, editionId }) => `${place}=${editionId}`)].join(" ");
}

function listEdition(row: EditionRow, choices: readonly ChoiceRow[]): ListedEdition {
  const { revision: _revision, installedAt: _installedAt, ...edition } = row;
  const at = (slot: DefaultSlot) => choices.find(({ place }) => place === slot)?.editionId;
  const isLanguageDefault = at(`${row.kind}-${row.language}`) === row.id;
  // Without the operator's choice the API's language decides, not what was imported first.
  const tafseer = at("tafseer") ?? at("tafseer-en") ?? at("tafseer-bn");
  return {
    ...edition,
    incompleteVerses: [],
    errata: [],
    builtIn: false,
    isDefault: row.kind === "tafseer" ? tafseer === row.id : isLanguageDefault,
    isLanguageDefault,
  };
}
