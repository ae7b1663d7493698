import type { Quotations } from "./quotations.ts";

/** The marks of punctuation that quran-json took from the ends of an edition's verses, and how the whole text stands with them. */
export interface MarkTable {
  /** The marks that a verse begins with, by its key. */
  readonly beginnings: Readonly<Record<string, string>>;
  /** The marks that verses end with, each by the letter that stands for it in `verses`. */
  readonly endings: Readonly<Record<string, string>>;
  /** A letter of `endings` for each verse, or a point for none; one string per surah. */
  readonly verses: readonly string[];
  /** Verses that end without a mark in the edition itself. */
  readonly withoutEnd: readonly string[];
  readonly quotations: Quotations;
}
