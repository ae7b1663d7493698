import { oneOf, storedValue } from "../../lib/storage/storage.ts";

/**
 * How a text is set: a verse below the other with its translation, or beside it where there is room, the Arabic alone
 * in one flow, or in the lines of the printed page.
 */
export const READING_WAYS = ["verses", "beside", "continuous", "page"] as const;
export type ReadingWay = (typeof READING_WAYS)[number];

const parseWay = oneOf(READING_WAYS);

/** What the reader has chosen for every reading. */
export const readingWay = storedValue<ReadingWay>("reading-way", "verses", parseWay);

/** The way that an address asks for, by its query (`?view=page`): it comes before the reader's. */
export const wayOf = (search: string): ReadingWay | undefined =>
  parseWay(new URLSearchParams(search).get("view"));

/** An address of verses, with the way that it is to be read in; the usual one is not named. */
export const inWay = (way: ReadingWay, address: string): string =>
  way === "verses" ? address : `${address}${address.includes("?") ? "&" : "?"}view=${way}`;

/** The id of the style sheet that hides the text until its way is loaded. */
export const PENDING = "way-pending";

/** Shows the text again. */
export const showWay = (): void => document.getElementById(PENDING)?.remove();
