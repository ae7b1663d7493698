import * as apiPaths from "@daily-quran/domain/api-paths";
import { PART_KINDS } from "@daily-quran/quran/parts";

const DAY_VERSES = new RegExp(`^${apiPaths.dayVerses.replace("{day}", "(\\d+)")}$`);

const PARTS = new RegExp(`^(?:${PART_KINDS.map(apiPaths.partsPath).join("|")})/\\d+$`);

/** Whether an address is of the verses of a day, a surah, a juz or a page, in any edition. */
export const isReading = ({ pathname }: URL): boolean =>
  DAY_VERSES.test(pathname) || PARTS.test(pathname);

/** The day of an address of verses, in any edition, 0 for any other address. */
export const dayOfPath = ({ pathname }: URL): number => Number(DAY_VERSES.exec(pathname)?.[1] ?? 0);

/** Whether it asks for the default editions. */
export const isDefault = ({ search }: URL): boolean => search === "";

/** Whether an address is of a list that changes with a release at most. */
export const isList = ({ pathname }: URL): boolean =>
  [
    apiPaths.schedule,
    apiPaths.editions,
    apiPaths.partsPath("surah"),
    apiPaths.searchTexts,
  ].includes(pathname);

/** Whether an address is of a built file, which never changes under its name. */
export const isBuiltFile = ({ pathname }: URL): boolean => pathname.startsWith("/assets/");

/** Whether an address is of a page of the app, not of the API and its documentation. */
export const isAppPage = ({ pathname }: URL): boolean => !pathname.startsWith("/api/");
