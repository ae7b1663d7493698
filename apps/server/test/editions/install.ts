import { checkEdition } from "@daily-quran/quran-text/import/check-edition";
import type { EditionDescription } from "@daily-quran/quran-text/import/edition-description";
import type { SourceVerse } from "@daily-quran/quran-text/import/layouts/footnotes";
import type { Sql } from "../../src/db/client.ts";
import { installEdition } from "../../src/features/edition/install-edition.ts";

const TAFSEER: EditionDescription = {
  id: "en-first",
  kind: "tafseer",
  language: "en",
  name: "The First",
  author: "Its Author",
  source: "https://example.org/first",
  licence: "For trying",
};

/** Installs a synthetic edition. */
export async function install(
  sql: Sql,
  verses: readonly SourceVerse[],
  description: Partial<EditionDescription> = {},
): Promise<void> {
  await installEdition(sql, {
    description: { ...TAFSEER, ...description },
    checked: checkEdition(verses, { maxMissing: 6235 }),
    now: Date.UTC(2025, 3, 10),
  });
}
