import { EDITION_SOURCES } from "../ingest/edition-sources.ts";

/** The ids of the texts that come with the product: no import takes one of them. */
export const BUILT_IN_IDS: readonly string[] = Object.values(EDITION_SOURCES).map(({ id }) => id);
