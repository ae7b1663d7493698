import * as apiPaths from "@daily-quran/domain/api-paths";
import type { ListedEdition } from "@daily-quran/domain/edition";
import { EDITION_PLACES, editionChoices, isFor } from "../../reader/edition-choices.ts";
import { logFailure } from "../../lib/failure-log.ts";
import { request } from "../../reader/fetcher.ts";

/** Gives up the choices that the operator has removed, so that the rest is read as chosen. */
export async function forgetRemovedEditions(): Promise<void> {
  try {
    // A kept copy of the list may be an hour old.
    const editions = (await request(apiPaths.editions, { cache: "no-cache" })) as ListedEdition[];
    const choices = editionChoices.get();
    const kept = EDITION_PLACES.flatMap((place) => {
      const id = choices[place];
      const isThere = editions.some((edition) => edition.id === id && isFor(place, edition));
      return id !== undefined && isThere ? [[place, id] as const] : [];
    });
    editionChoices.set(Object.fromEntries(kept));
  } catch (error) {
    logFailure("list of editions", error);
  }
}
