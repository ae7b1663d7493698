import * as apiPaths from "@daily-quran/domain/api-paths";
import { PART_KINDS, type PartKind } from "@daily-quran/quran/parts";

/** The verses of a day, or of a part of the Quran. */
const READING = new RegExp(
  `^${apiPaths.dayVerses.replace("{day}", "(\\d+)")}$|^/api/(${PART_KINDS.join("|")})s/(\\d+)$`,
);

/** Whether an address is of the verses of a day or of a part of the Quran, in any edition. */
export const isReading = ({ pathname }: URL): boolean => READING.test(pathname);

/** The day of an address of verses, in any edition, 0 for any other address. */
export const dayOfPath = ({ pathname }: URL): number => Number(READING.exec(pathname)?.[1] ?? 0);

/** The kind and number of what an address of verses reads. */
export function partOfPath({ pathname }: URL): readonly [kind: "day" | PartKind, number: number] {
  const [, day, kind = "day", number = day] = READING.exec(pathname) ?? [];
  return [kind as PartKind, Number(number)];
}

/** Whether a path is of a page of verses: a verse, a range, or a part of the Quran. */
export const isTextPage = (path: string): boolean => /^(\/[a-z]+)?\/\d+(\/[-\d]+)?$/.test(path);

/** Whether it asks for the default editions. */
export const isDefault = ({ search }: URL): boolean => !search;

/** Whether an address is of a list that changes with a release at most. */
export const isList = ({ pathname }: URL): boolean =>
  [apiPaths.schedule, apiPaths.editions, apiPaths.searchTexts].includes(pathname) ||
  pathname === apiPaths.partsPath("surah");

/** Whether an address is of a built file, which never changes under its name. */
export const isBuiltFile = ({ pathname }: URL): boolean => pathname.startsWith("/assets/");

/** Whether an address is of a page of the app, not of the API and its documentation. */
export const isAppPage = ({ pathname }: URL): boolean => !pathname.startsWith("/api/");
