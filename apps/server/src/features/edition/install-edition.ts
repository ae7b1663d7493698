import type { CheckedEdition } from "@daily-quran/quran-text/import/check-edition";
import type { EditionDescription } from "@daily-quran/quran-text/import/edition-description";
import { editionRefusal } from "@daily-quran/quran-text/import/refusal";
import type { Sql } from "../../db/client.ts";
import {
  announceEditions,
  type EditionRow,
  fillTafseerChoices,
  findEditionRow,
  insertTafseerDecision,
  upsertEdition,
} from "./edition.sql.ts";
import { deleteRuns, insertRuns } from "./run.sql.ts";

/** The result of an import. */
export type Installed = "installed" | "replaced" | "unchanged";

/** An edition with the instant of its import in epoch milliseconds. */
export interface NewEdition {
  readonly description: EditionDescription;
  readonly checked: CheckedEdition;
  readonly now: number;
}

/** Stores an edition in place of what was there under its id, all of it or nothing. */
export async function installEdition(sql: Sql, edition: NewEdition): Promise<Installed> {
  const { description, checked, now } = edition;
  const { runs, ...facts } = checked;
  const row = {
    ...description,
    ...facts,
    missingVerses: [...facts.missingVerses],
    installedAt: new Date(now).toISOString(),
  };
  return await sql.begin(async (sql) => {
    const before = await findEditionRow(sql, row.id);
    if (before) refuseOtherUse(before, description);
    if (before && isSame(before, row)) return "unchanged";
    await upsertEdition(sql, row);
    await deleteRuns(sql, row.id);
    await insertRuns(sql, row.id, runs);
    if (row.kind === "tafseer") {
      await fillTafseerChoices(sql);
      await insertTafseerDecision(sql, row.installedAt);
    }
    await announceEditions(sql);
    return before ? "replaced" : "installed";
  });
}

function refuseOtherUse(before: EditionRow, { id, kind, language }: EditionDescription): void {
  if (before.kind === kind && before.language === language) return;
  throw editionRefusal(
    `${id} is installed as a ${before.kind} in “${before.language}”, not as a ${kind} in “${language}”. Remove it first: pnpm editions remove ${id}`,
  );
}

function isSame(before: EditionRow, row: Omit<EditionRow, "revision">): boolean {
  const keys = ["name", "author", "source", "licence", "sha256"] as const;
  return (
    keys.every((key) => before[key] === row[key]) &&
    before.missingVerses.join() === row.missingVerses.join()
  );
}
