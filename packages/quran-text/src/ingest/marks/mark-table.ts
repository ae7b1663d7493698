import type { Quotations } from "./quotations.ts";

/**
 * The punctuation that quran-json removed from verse ends, and the edition's punctuation with it restored.
 */
export interface MarkTable {
  /** Opening marks by verse key. */
  readonly beginnings: Readonly<Record<string, string>>;
  /** Closing marks, each with its letter in `verses`. */
  readonly endings: Readonly<Record<string, string>>;
  /** One letter of `endings` per verse, a point for none; one string per surah. */
  readonly verses: readonly string[];
  /** Verses without a closing mark in the edition itself. */
  readonly withoutEnd: readonly string[];
  readonly quotations: Quotations;
}
