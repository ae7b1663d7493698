import type { EditionLanguage } from "@daily-quran/domain/edition";
import type { TextRun } from "@daily-quran/quran-text/import/runs";
import type { Sql } from "../../db/client.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import { findTafseerOf } from "./edition.sql.ts";
import { listRuns } from "./run.sql.ts";

/** A whole commentary; `revision` changes with every import of it. */
export interface TafseerRuns {
  readonly id: string;
  readonly revision: number;
  readonly runs: readonly TextRun[];
}

/**
 * The commentary that is the first choice in a language, each text with its verses in the order of the
 * mushaf; undefined where none is installed.
 */
export async function listTafseerRuns(
  sql: Sql,
  language: EditionLanguage,
): Promise<TafseerRuns | undefined> {
  return await withLongTimeout(sql).begin(
    "isolation level repeatable read read only",
    async (sql) => {
      const edition = await findTafseerOf(sql, language);
      return edition && { ...edition, runs: await listRuns(sql, edition.id) };
    },
  );
}
