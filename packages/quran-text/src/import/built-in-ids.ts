import { EDITION_SOURCES } from "../ingest/edition-sources.ts";

/** The built-in editions' ids, which no import may use. */
export const BUILT_IN_IDS: readonly string[] = Object.values(EDITION_SOURCES).map(({ id }) => id);
