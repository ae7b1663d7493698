import { oneOf } from "../lib/storage/storage.ts";

/** How a text is set: a verse below the other with its translation, or the lines of the printed page. */
const READING_WAYS = ["verses", "page"] as const;
export type ReadingWay = (typeof READING_WAYS)[number];

const parseWay = oneOf(READING_WAYS);

/** The way that an address asks for, by its query (`?view=page`). */
export const wayOf = (search: string): ReadingWay | undefined =>
  parseWay(new URLSearchParams(search).get("view"));

/** An address of verses, with the way that it is to be read in; the usual one is not named. */
export const inWay = (way: ReadingWay, address: string): string =>
  way === "verses" ? address : `${address}${address.includes("?") ? "&" : "?"}view=${way}`;
