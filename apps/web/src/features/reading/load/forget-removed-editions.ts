import * as apiPaths from "@daily-quran/domain/api-paths";
import type { ListedEdition } from "@daily-quran/domain/edition";
import { EDITION_SLOTS, editionChoices, isFor } from "../../../reader/editions/edition-choices.ts";
import { logFailure } from "../../../lib/failure-log.ts";
import { request } from "../../../reader/server/fetcher.ts";

/** Drops choices whose edition the operator removed; the others stay. */
export async function forgetRemovedEditions(): Promise<void> {
  try {
    const editions = (await request(apiPaths.editions)) as ListedEdition[];
    const choices = editionChoices.get();
    const kept = EDITION_SLOTS.flatMap((slot) => {
      const id = choices[slot];
      const isThere = editions.some((edition) => edition.id === id && isFor(slot, edition));
      return id !== undefined && isThere ? [[slot, id] as const] : [];
    });
    editionChoices.set(Object.fromEntries(kept));
  } catch (error) {
    logFailure("list of editions", error);
  }
}
