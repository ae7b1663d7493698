import { editionHash } from "@daily-quran/quran-text/ingest/edition-hash";
import { checkEdition } from "@daily-quran/quran-text/import/check-edition";
import { isEditionRefusal } from "@daily-quran/quran-text/import/refusal";
import { markNotes } from "@daily-quran/quran-text/import/layouts/footnotes";
import { versesOfRun } from "@daily-quran/quran-text/import/runs";
import type { Sql } from "../../db/client.ts";
import { type EditionRow, listEditionRows } from "./edition.sql.ts";
import type { VerseText } from "@daily-quran/quran-text/verse-text";
import { listRuns } from "./run.sql.ts";

/** The result of checking one installed edition again; without a fault it is as it was imported. */
export interface EditionCheck {
  readonly id: string;
  readonly verses: number;
  readonly missingVerses: readonly string[];
  readonly fault?: string;
}

/**
 * Reads every installed edition from the database and checks it as an import does, and that it still has its
 * hash.
 */
export async function checkEditions(sql: Sql): Promise<EditionCheck[]> {
  return await sql.begin("isolation level repeatable read read only", async (sql) => {
    const checks: EditionCheck[] = [];
    for (const edition of await listEditionRows(sql)) {
      const { id, verses, missingVerses } = edition;
      const stored = (await listRuns(sql, id)).flatMap(versesOfRun);
      const fault = faultOf(edition, stored);
      checks.push({ id, verses, missingVerses, ...(fault !== undefined && { fault }) });
    }
    return checks;
  });
}

function faultOf(edition: EditionRow, stored: readonly VerseText[]): string | undefined {
  try {
    checkEdition(stored.map(markNotes), { maxMissing: edition.missingVerses.length });
    if (editionHash(stored) === edition.sha256) return undefined;
    return "Its text is not the one that was imported.";
  } catch (error) {
    if (isEditionRefusal(error)) return error.message;
    throw error;
  }
}
