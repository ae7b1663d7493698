import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import { announceEditions, deleteEdition, fillTafseerChoices } from "./edition.sql.ts";

/**
 * Removes an installed edition; what it was chosen for goes to another tafseer, or back to the built-in text.
 */
export async function removeEdition(sql: Sql, id: string): Promise<void> {
  await sql.begin(async (sql) => {
    const removed = await deleteEdition(sql, id);
    if (!removed) throw new DomainError("EDITION_NOT_FOUND", `No edition “${id}” is installed.`);
    await fillTafseerChoices(sql);
    await announceEditions(sql);
  });
}
