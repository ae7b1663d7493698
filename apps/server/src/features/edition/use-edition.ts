import type { Edition } from "@daily-quran/domain/edition";
import { EditionLanguage } from "@daily-quran/domain/edition";
import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import { announceEditions, deleteChoice, findEditionRow, upsertChoice } from "./edition.sql.ts";
import { placesOf } from "./place.ts";

/** Makes readings of an edition: an installed one, or a built-in translation again. */
export async function useEdition(sql: Sql, id: string, builtIn: readonly Edition[]): Promise<void> {
  await sql.begin(async (sql) => {
    const installed = await findEditionRow(sql, id);
    if (installed) {
      for (const place of placesOf(installed)) await upsertChoice(sql, place, id);
    } else {
      const own = builtIn.find((edition) => edition.id === id && edition.kind === "translation");
      if (!own) throw new DomainError("EDITION_NOT_FOUND", `There is no edition “${id}” to use.`);
      await deleteChoice(sql, `translation-${EditionLanguage.parse(own.language)}`);
    }
    await announceEditions(sql);
  });
}
