import type { Edition } from "@daily-quran/domain/edition";
import { EditionLanguage } from "@daily-quran/domain/edition";
import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import {
  announceEditions,
  deleteChoice,
  deleteEdition,
  fillTafseerChoices,
  findEditionRow,
  upsertChoice,
} from "./edition.sql.ts";
import { defaultSlotsOf } from "./default-slot.ts";

/**
 * Makes an edition a default of the readings: an installed one, or a built-in text, even if another was
 * installed in its place.
 */
export async function useEdition(sql: Sql, id: string, builtIn: readonly Edition[]): Promise<void> {
  await sql.begin(async (sql) => {
    const own = builtIn.find((edition) => edition.id === id);
    if (own) {
      // Older imports could have a built-in id, which would be ambiguous.
      if (await deleteEdition(sql, id)) await fillTafseerChoices(sql);
      if (own.kind === "translation")
        await deleteChoice(sql, `translation-${EditionLanguage.parse(own.language)}`);
    } else {
      const installed = await findEditionRow(sql, id);
      if (!installed)
        throw new DomainError("EDITION_NOT_FOUND", `There is no edition “${id}” to use.`);
      for (const slot of defaultSlotsOf(installed)) await upsertChoice(sql, slot, id);
    }
    await announceEditions(sql);
  });
}
